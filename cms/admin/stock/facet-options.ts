import type { FacetName } from '#schemas/vehicle/search-query.ts'
import { closedFacets } from '#schemas/vehicle/stock-filter.ts'
import { valueLabel } from './facet-words.ts'

/** Vehicles by value of one facet. */
export interface FacetCounts {
  /** Counts over all stock, regardless of the selection; empty until loaded. */
  stock: Record<string, number>
  /** Counts within the selection in other facets and ranges. */
  now: Record<string, number>
}

/** A value that is selected or can be selected. */
export interface FacetOption {
  value: string
  label: string
  /** Number of vehicles with this value; null if stock has none. */
  count: number | null
  isChosen: boolean
  /** Typed text that is not in stock. */
  isTyped: boolean
}

interface FacetOptionsInput {
  name: FacetName
  counts: FacetCounts
  chosen: readonly string[]
  typed: string
}

/**
 * The options of a facet for typed text: values with matches (most vehicles first), other values in stock, selected values that left stock,
 * and the typed text itself if the facet accepts free text and no value has that name.
 */
export function facetOptions({ name, counts, chosen, typed }: FacetOptionsInput): FacetOption[] {
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

/** Selected values that no vehicle in stock has, in any spelling. */
export function goneFromStock(chosen: readonly string[], { stock }: FacetCounts): string[] {
  const present = new Set(Object.keys(stock).map((value) => value.toLowerCase()))
  return present.size === 0 ? [] : chosen.filter((value) => !present.has(value.toLowerCase()))
}
