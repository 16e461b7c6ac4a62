import { z } from 'zod'
import { place } from '../location/place.ts'
import { searchDocument } from './search-document.ts'

/** Counts by facet and value. A facet's own selection does not narrow its own counts (disjunctive faceting). */
export const facetCounts = z.record(z.string(), z.record(z.string(), z.int().nonnegative()))
export type FacetCounts = z.infer<typeof facetCounts>

/** A search result. `distance_km` is the great-circle distance to the searched place; null without one. */
export const searchHit = searchDocument.extend({ distance_km: z.number().nonnegative().nullable().default(null) })
export type SearchHit = z.infer<typeof searchHit>

/**
 * vehicles §3: hits, count, facets, pages, ms. `count` are all matches, `pages` the number of pages of the query's size. `near` is the
 * resolved place, null without one or if unknown (results are then not narrowed).
 */
export const searchResponse = z.object({
  hits: z.array(searchHit),
  count: z.int().nonnegative(),
  facets: facetCounts,
  pages: z.int().nonnegative(),
  ms: z.number().nonnegative(),
  near: place.nullable().default(null),
})
export type SearchResponse = z.infer<typeof searchResponse>
