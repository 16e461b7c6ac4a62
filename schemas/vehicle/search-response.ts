import { z } from 'zod'
import { searchDocument } from './search-document.ts'

/** Counts by facet and value. A facet's own choices do not narrow its own counts (disjunctive faceting). */
export const facetCounts = z.record(z.string(), z.record(z.string(), z.int().nonnegative()))
export type FacetCounts = z.infer<typeof facetCounts>

/** spec/vehicles.md §3: hits, count, facets, pages, ms. `count` is all that match, `pages` counts whole pages of the query's size. */
export const searchResponse = z.object({
  hits: z.array(searchDocument),
  count: z.int().nonnegative(),
  facets: facetCounts,
  pages: z.int().nonnegative(),
  ms: z.number().nonnegative(),
})
export type SearchResponse = z.infer<typeof searchResponse>
