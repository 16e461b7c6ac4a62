import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { StockFilter } from '#schemas/vehicle/stock-filter.ts'
import { stockLink } from '../_search/stock-link.ts'
import type { DrawnEnds } from '../_ui/field/drawn-ends.ts'

/** The query of the button's count: the filter's stock between the handles. Equal to its page's query, so that the answer can be reused. */
export const within = (filter: StockFilter, drawn: DrawnEnds): SearchQueryInput => ({
  ranges: getRanges(drawn),
  scope: stockFilterToSearch(filter),
})

/** The button's target. The narrower bound wins, so that the page shows what was counted. */
export function linkTo({ facets, ranges }: StockFilter, drawn: DrawnEnds): string {
  const price = getRanges(drawn).price
  const { min, max } = ranges.price ?? {}
  const both = {
    ...ends('min', [min, price?.min], Math.max),
    ...ends('max', [max, price?.max], Math.min),
  }
  const { price: _, ...others } = ranges
  return stockLink({ facets, ranges: Object.keys(both).length > 0 ? { ...others, price: both } : others })
}

function ends(name: 'min' | 'max', given: (number | undefined)[], narrower: (...amounts: number[]) => number) {
  const known = given.filter((amount) => amount !== undefined)
  return known.length > 0 ? { [name]: narrower(...known) } : {}
}

function getRanges({ min, max }: DrawnEnds): { price?: { min?: number; max?: number } } {
  if (min === undefined && max === undefined) return {}
  return {
    price: {
      ...(min === undefined ? {} : { min: Math.round(min * 100) }),
      ...(max === undefined ? {} : { max: Math.round(max * 100) }),
    },
  }
}
