import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { StockFilter } from '#schemas/vehicle/stock-filter.ts'

/** The query for the counts, without vehicles. */
export const buildCountsQuery = (filter: StockFilter): SearchQueryInput => ({
  hitsPerPage: 1,
  scope: stockFilterToSearch(filter),
})
