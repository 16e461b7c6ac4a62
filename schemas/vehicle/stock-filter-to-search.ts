import type { SearchQueryInput } from './search-query.ts'
import type { StockFilter } from './stock-filter.ts'

/** The filter as the part of a search that a shopper cannot clear. Without zod: rows of vehicles hydrate with it. */
export const stockFilterToSearch = ({ facets, ranges }: StockFilter): NonNullable<SearchQueryInput['scope']> => ({
  facets,
  ranges,
})
