import { z } from 'zod'
import { article } from '../page/article.ts'
import { currentPromos } from '../promo/promo.ts'
import { reviewSummary } from '../review/review.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** What pages of a site show beside stock. */
export const siteEndpoints = {
  reviews: endpoint({
    ...calls.reviews,
    summary: 'Published reviews, newest first, with count and average.',
    input: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(10),
      minimumRating: z.coerce.number().min(0).max(5).default(0),
    }),
    output: reviewSummary,
  }),
  rating: endpoint({
    ...calls.rating,
    summary: 'What Snap 21 says of the organisation that this site names; null where it says nothing at this moment.',
    input: z.object({ orgId: z.string().max(64) }),
    output: z.object({ rating: z.number(), stars: z.number() }).nullable(),
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
    }),
    output: z.array(article),
  }),
} as const
