import { z } from 'zod'
import { place } from '../location/place.ts'
import { searchDocument } from './search-document.ts'

/** Counts by facet and value. A facet's own choices do not narrow its own counts (disjunctive faceting). */
export const facetCounts = z.record(z.string(), z.record(z.string(), z.int().nonnegative()))
export type FacetCounts = z.infer<typeof facetCounts>

/** A vehicle found. `distance_km` is how far from the place asked for it stands, along the great circle; null where no place was asked for. */
export const searchHit = searchDocument.extend({ distance_km: z.number().nonnegative().nullable().default(null) })
export type SearchHit = z.infer<typeof searchHit>

/**
 * vehicles §3: hits, count, facets, pages, ms. `count` is all that match, `pages` counts whole pages of the query's size.
 * `near` is the place that was understood, null where none was asked for or nobody knows it (then the stock is not narrowed).
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
