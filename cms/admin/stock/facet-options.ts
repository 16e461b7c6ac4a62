import type { FacetName } from '#schemas/vehicle/search-query.ts'
import { closedFacets } from '#schemas/vehicle/stock-filter.ts'
import { valueLabel } from './facet-words.ts'

/** One value that can be chosen or is. */
export interface FacetOption {
  value: string
  label: string
  /** Vehicles that would be shown with it; null where stock has none of it now, or the counts are not there yet. */
  count: number | null
  isChosen: boolean
  /** Typed by hand: stock does not have it now. */
  isTyped: boolean
}

interface Asked {
  name: FacetName
  counts: Record<string, number>
  chosen: readonly string[]
  typed: string
}

/**
 * What a facet offers for what was typed, most vehicles first: values that stock has, then what was chosen and is gone from stock, then the typed
 * words themselves where the facet is open and nothing is called so.
 */
export function facetOptions({ name, counts, chosen, typed }: Asked): FacetOption[] {
  const known = new Set([...Object.keys(counts), ...chosen, ...(closedFacets[name] ?? [])])
  const words = typed.trim().toLowerCase()
  const options = [...known].map((value) => optionOf({ name, counts, chosen }, value))
  const named = options.filter(({ label }) => label.toLowerCase().includes(words))
  const isNew = words !== '' && !closedFacets[name] && !options.some(({ label }) => label.toLowerCase() === words)
  return [...named, ...(isNew ? [typedOption(typed.trim())] : [])]
}

const optionOf = ({ name, counts, chosen }: Omit<Asked, 'typed'>, value: string): FacetOption => ({
  value,
  label: valueLabel(name, value),
  count: counts[value] ?? null,
  isChosen: chosen.includes(value),
  isTyped: false,
})

const typedOption = (value: string): FacetOption => ({
  value: value.slice(0, 120),
  label: value.slice(0, 120),
  count: null,
  isChosen: false,
  isTyped: true,
})

/** Chosen values of which stock has none now. An empty `counts` says nothing: the counts are not there yet. */
export const goneFromStock = (chosen: readonly string[], counts: Record<string, number>): string[] => {
  const present = new Set(Object.keys(counts).map((value) => value.toLowerCase()))
  return present.size === 0 ? [] : chosen.filter((value) => !present.has(value.toLowerCase()))
}
