import { facetNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { maxFacetValues } from './engine-document.ts'

interface Counted {
  name: FacetName
  value: string
  n: number
}

/** Counts as an engine gives them to counts as the port promises them: spellings that differ in case alone are one value, commonest first. */
export function facetCounts(counted: Counted[]): FacetCounts {
  return Object.fromEntries(
    facetNames.map((name) => [name, inOrder(counted.filter((entry) => entry.name === name && entry.value !== ''))]),
  )
}

function inOrder(values: Counted[]): Record<string, number> {
  const merged = new Map<string, { label: string; most: number; n: number }>()
  for (const { value, n } of values) {
    const known = merged.get(value.toLowerCase())
    const isCommoner = known === undefined || n > known.most
    merged.set(value.toLowerCase(), {
      label: isCommoner ? value : known.label,
      most: isCommoner ? n : known.most,
      n: n + (known?.n ?? 0),
    })
  }
  const sorted = [...merged.values()].sort((a, b) => b.n - a.n || a.label.localeCompare(b.label, 'en'))
  return Object.fromEntries(sorted.slice(0, maxFacetValues).map(({ label, n }) => [label, n]))
}
