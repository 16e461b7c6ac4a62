import type { SearchFacet } from './search-facets.ts'

export interface FacetOption {
  value: string
  label: string
  count: number
  isChosen: boolean
}

/** Made once: `localeCompare` makes one at each comparison. */
const words = new Intl.Collator('en', { numeric: true })

/** The values of one facet: those that occur and those that are chosen, by name; sizes and seats by number. */
export function facetOptions(
  facet: SearchFacet,
  { counts, chosen }: { counts: Record<string, number> | undefined; chosen: readonly string[] },
): FacetOption[] {
  const values = new Set([...Object.keys(counts ?? {}), ...chosen])
  return [...values]
    .map((value) => ({
      value,
      label: facetValueLabel(facet, value),
      count: counts?.[value] ?? 0,
      isChosen: chosen.includes(value),
    }))
    .filter((option) => option.count > 0 || option.isChosen)
    .sort((a, b) => words.compare(a.label, b.label))
}

/** Stored values are the words themselves, but for the closed sets. */
export function facetValueLabel(facet: SearchFacet, value: string): string {
  if (facet === 'car_type' || facet === 'item_type') return value.charAt(0).toUpperCase() + value.slice(1)
  return facet === 'seats' ? `${value} seats` : value
}
