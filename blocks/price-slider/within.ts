import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { StockFilter } from '#schemas/vehicle/stock-filter.ts'
import { stockLink } from '../_search/stock-link.ts'
import type { DrawnEnds } from '../_ui/field/drawn-ends.ts'

/** What the button counts: the stock of the filter, between the handles. Asked for as its page will ask, so its answer is at hand there. */
export const within = (filter: StockFilter, drawn: DrawnEnds): SearchQueryInput => ({
  ranges: rangesOf(drawn),
  scope: stockFilterToSearch(filter),
})

/** Where the button leads. The narrower of two bounds wins: the page finds what was counted. */
export function linkTo({ facets, ranges }: StockFilter, drawn: DrawnEnds): string {
  const price = rangesOf(drawn).price
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

function rangesOf({ min, max }: DrawnEnds): { price?: { min?: number; max?: number } } {
  if (min === undefined && max === undefined) return {}
  return {
    price: {
      ...(min === undefined ? {} : { min: Math.round(min * 100) }),
      ...(max === undefined ? {} : { max: Math.round(max * 100) }),
    },
  }
}
