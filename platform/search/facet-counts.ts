import { facetNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { maxFacetValues } from './engine-document.ts'

/** A value with how many vehicles have it; `folded` is the value in lower case. */
export interface Counted {
  value: string
  folded: string
  n: number
}

/** What an engine counted of a facet. `isFolded` says that no two of the values differ in case alone. */
export interface CountedFacet {
  values: readonly Counted[]
  isFolded: boolean
}

/** Counts as an engine gives them to counts as the port promises them: spellings that differ in case alone are one value, commonest first. */
export const facetCounts = (counted: ReadonlyMap<FacetName, CountedFacet>): FacetCounts =>
  Object.fromEntries(facetNames.map((name) => [name, inOrder(counted.get(name))]))

function inOrder(facet: CountedFacet | undefined): Record<string, number> {
  if (!facet) return {}
  const values = facet.isFolded ? facet.values : merged(facet.values)
  const sorted = values.toSorted((a, b) => b.n - a.n || (a.folded < b.folded ? -1 : 1))
  return Object.fromEntries(sorted.slice(0, maxFacetValues).map(({ value, n }) => [value, n]))
}

/** The commonest spelling stands for all. */
function merged(values: readonly Counted[]): Counted[] {
  const spellings = Map.groupBy(values, ({ folded }) => folded)
  return Array.from(spellings.values(), (same) => {
    const commonest = same.reduce((best, one) => (one.n > best.n ? one : best))
    return { ...commonest, n: same.reduce((sum, { n }) => sum + n, 0) }
  })
}
