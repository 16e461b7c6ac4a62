import { z } from 'zod'
import { facetNames, hitsPerPage, radiusOptions, rangeNames, sorts, usualRadius } from './search-terms.ts'

export { facetNames, facets, rangeNames, sorts, type FacetName, type RangeName, type Sort } from './search-terms.ts'

export const range = z.object({ min: z.number().nonnegative().optional(), max: z.number().nonnegative().optional() })
export type Range = z.infer<typeof range>

export const sort = z.enum(sorts)

const facetChoices = z.partialRecord(z.enum(facetNames), z.array(z.string().min(1).max(120)).max(60)).default({})
const ranges = z.partialRecord(z.enum(rangeNames), range).default({})

/** Around a place that a shopper wrote: a postcode or the name of a town. `radius` in kilometres. vehicles §9 */
export const near = z.object({
  place: z.string().trim().min(1).max(80),
  radius: z.literal(radiusOptions).default(usualRadius),
})
export type Near = z.infer<typeof near>

/**
 * A question to the stock, as a value. It never holds a filter string and never names a tenant: the port adds the tenant inside.
 * `scope` is what the page itself fixes (its route or block settings) and the shopper cannot clear. The order `distance` without `near` is
 * the default order.
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
