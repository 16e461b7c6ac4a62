import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { StockFilter } from '#schemas/vehicle/stock-filter.ts'

/** The question whose answer has the counts; its vehicles are not wanted. */
export const countsOf = (filter: StockFilter): SearchQueryInput => ({
  hitsPerPage: 1,
  scope: stockFilterToSearch(filter),
})
