import { z } from 'zod'
import { facetNames, hitsPerPage, radiusOptions, rangeNames, sorts, defaultRadius } from './search-terms.ts'

export { facetNames, facets, rangeNames, sorts, type FacetName, type RangeName, type Sort } from './search-terms.ts'

export const range = z.object({ min: z.number().nonnegative().optional(), max: z.number().nonnegative().optional() })
export type Range = z.infer<typeof range>

export const sort = z.enum(sorts)

const facetChoices = z.partialRecord(z.enum(facetNames), z.array(z.string().min(1).max(120)).max(60)).default({})
const ranges = z.partialRecord(z.enum(rangeNames), range).default({})

/** Around a typed place: a postcode or a town. `radius` in kilometres. vehicles §9 */
export const near = z.object({
  place: z.string().trim().min(1).max(80),
  radius: z.literal(radiusOptions).default(defaultRadius),
})
export type Near = z.infer<typeof near>

/**
 * A stock query. It contains no filter string and no tenant: the port adds the tenant. `scope` are filters of the page itself (route or
 * block settings), which the shopper cannot clear. The order `distance` without `near` is the default order.
 */
export const searchQuery = z.object({
  query: z.string().trim().max(200).default(''),
  page: z.int().min(1).max(5_000).default(1),
  hitsPerPage: z.int().min(1).max(100).default(hitsPerPage),
  sortBy: sort.default('rank'),
  facets: facetChoices,
  ranges,
  near: near.optional(),
  scope: z
    .object({
      facets: facetChoices,
      ranges,
      ids: z.array(z.int().positive()).max(100).optional(),
      excludeIds: z.array(z.int().positive()).max(100).optional(),
      locationSlug: z.string().max(120).optional(),
      dealershipSlug: z.string().max(120).optional(),
    })
    .prefault({}),
})
export type SearchQuery = z.infer<typeof searchQuery>
export type SearchQueryInput = z.input<typeof searchQuery>
