import { facetNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { maxFacetValues } from './engine-document.ts'

export interface Counted {
  value: string
  n: number
}

/** Counts as an engine gives them to counts as the port promises them: spellings that differ in case alone are one value, commonest first. */
export const facetCounts = (counted: ReadonlyMap<FacetName, readonly Counted[]>): FacetCounts =>
  Object.fromEntries(facetNames.map((name) => [name, inOrder(counted.get(name) ?? [])]))

interface Merged extends Counted {
  folded: string
  most: number
}

function inOrder(values: readonly Counted[]): Record<string, number> {
  const merged = new Map<string, Merged>()
  for (const { value, n } of values) {
    if (value === '') continue
    const folded = value.toLowerCase()
    const known = merged.get(folded)
    const isCommoner = known === undefined || n > known.most
    merged.set(folded, {
      folded,
      value: isCommoner ? value : known.value,
      most: isCommoner ? n : known.most,
      n: n + (known?.n ?? 0),
    })
  }
  const sorted = [...merged.values()].sort((a, b) => b.n - a.n || (a.folded < b.folded ? -1 : 1))
  return Object.fromEntries(sorted.slice(0, maxFacetValues).map(({ value, n }) => [value, n]))
}
