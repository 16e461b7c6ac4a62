import { z } from 'zod'
import { brand } from '../model/brand.ts'
import { model, modelTile } from '../model/model.ts'
import { article } from '../page/article.ts'
import { currentPromos } from '../promo/promo.ts'
import { reviewSummary } from '../review/review.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls for page content other than stock. */
export const siteEndpoints = {
  reviews: endpoint({
    ...calls.reviews,
    summary: 'Published reviews, newest first, of one source or all, with count and average over all.',
    input: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(10),
      minimumRating: z.coerce.number().min(0).max(5).default(0),
      source: z.string().max(60).optional(),
    }),
    output: reviewSummary,
  }),
  rating: endpoint({
    ...calls.rating,
    summary: 'What Snap 21 says of the organisation that this site names; null where it says nothing at this moment.',
    input: z.object({ orgId: z.string().max(64) }),
    output: z.object({ rating: z.number(), stars: z.number() }).nullable(),
  }),
  models: endpoint({
    ...calls.models,
    summary: 'The range of new models in its order: all, or those of one brand.',
    input: z.object({ brand: z.string().max(120).optional() }),
    output: z.array(modelTile),
  }),
  model: endpoint({
    ...calls.model,
    summary: 'One model with its variants, colours and accessories; null where the site has none of this name.',
    input: z.object({ slug: z.string().max(200) }),
    output: model.nullable(),
  }),
  brands: endpoint({
    ...calls.brands,
    summary: 'The brands that the site sells, in their order.',
    input: z.object({}),
    output: z.array(brand),
  }),
  promos: endpoint({
    ...calls.promos,
    summary: 'The promotions that run now, and when that will next be something else.',
    input: z.object({}),
    output: currentPromos,
  }),
  salesCount: endpoint({
    ...calls.salesCount,
    summary: 'Vehicles sold in the current calendar month on the site’s own clock.',
    input: z.object({}),
    output: z.object({ count: z.int().nonnegative(), month: z.string() }),
  }),
  articles: endpoint({
    ...calls.articles,
    summary: 'Pages of this site below an address, as teasers, the newest first.',
    input: z.object({
      under: z.string().max(300).startsWith('/'),
      limit: z.coerce.number().int().min(1).max(50).default(3),
      category: z.string().max(60).optional(),
      author: z.string().max(60).optional(),
    }),
    output: z.array(article),
  }),
} as const
