import { facetNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { maxFacetValues } from './engine-document.ts'

/** A value with its vehicle count; `folded` is the value in lower case. */
export interface ValueCount {
  value: string
  folded: string
  n: number
}

/** An engine's counts of a facet. `isFolded`: no two values differ only in case. */
export interface CountedFacet {
  values: readonly ValueCount[]
  isFolded: boolean
}

/** Converts an engine's counts to the port's format: spellings that differ only in case are merged, commonest first. */
export const facetCounts = (counted: ReadonlyMap<FacetName, CountedFacet>): FacetCounts =>
  Object.fromEntries(facetNames.map((name) => [name, inOrder(counted.get(name))]))

function inOrder(facet: CountedFacet | undefined): Record<string, number> {
  if (!facet) return {}
  const values = facet.isFolded ? facet.values : merged(facet.values)
  const sorted = values.toSorted((a, b) => b.n - a.n || (a.folded < b.folded ? -1 : 1))
  return Object.fromEntries(sorted.slice(0, maxFacetValues).map(({ value, n }) => [value, n]))
}

/** The commonest spelling represents all. */
function merged(values: readonly ValueCount[]): ValueCount[] {
  const spellings = Map.groupBy(values, ({ folded }) => folded)
  return Array.from(spellings.values(), (same) => {
    const commonest = same.reduce((best, one) => (one.n > best.n ? one : best))
    return { ...commonest, n: same.reduce((sum, { n }) => sum + n, 0) }
  })
}
