import type { FacetName } from '#schemas/vehicle/search-query.ts'
import { closedFacets } from '#schemas/vehicle/stock-filter.ts'
import { valueLabel } from './facet-words.ts'

/** Vehicles by value of one facet. */
export interface FacetCounts {
  /** Of all stock, whatever else is chosen; empty while it is not known. */
  stock: Record<string, number>
  /** Within what is chosen in the other facets and bounds. */
  now: Record<string, number>
}

/** One value that can be chosen or is. */
export interface FacetOption {
  value: string
  label: string
  /** Vehicles that would be shown with it; null where stock has none of it at all. */
  count: number | null
  isChosen: boolean
  /** Typed by hand: stock does not have it now. */
  isTyped: boolean
}

interface Asked {
  name: FacetName
  counts: FacetCounts
  chosen: readonly string[]
  typed: string
}

/**
 * What a facet offers for what was typed: values that would show something, most vehicles first, the others that stock has, then what was chosen
 * and is gone from stock, then the typed words themselves where the facet is open and nothing is called so.
 */
export function facetOptions({ name, counts, chosen, typed }: Asked): FacetOption[] {
  const known = [...Object.keys(counts.now), ...Object.keys(counts.stock), ...chosen, ...(closedFacets[name] ?? [])]
  const words = typed.trim().toLowerCase()
  const options = [...new Set(known)].map((value) => ({
    value,
    label: valueLabel(name, value),
    count: counts.now[value] ?? (value in counts.stock ? 0 : null),
    isChosen: chosen.includes(value),
    isTyped: false,
  }))
  const named = options.filter(({ label }) => label.toLowerCase().includes(words))
  const isNew = words !== '' && !closedFacets[name] && !options.some(({ label }) => label.toLowerCase() === words)
  return [...named, ...(isNew ? [typedOption(typed.trim().slice(0, 120))] : [])]
}

const typedOption = (value: string): FacetOption => ({
  value,
  label: value,
  count: null,
  isChosen: false,
  isTyped: true,
})

/** Chosen values of which stock has none now, in any spelling. */
export function goneFromStock(chosen: readonly string[], { stock }: FacetCounts): string[] {
  const present = new Set(Object.keys(stock).map((value) => value.toLowerCase()))
  return present.size === 0 ? [] : chosen.filter((value) => !present.has(value.toLowerCase()))
}
