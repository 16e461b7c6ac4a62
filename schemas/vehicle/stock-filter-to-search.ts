import type { SearchQueryInput } from './search-query.ts'
import type { StockFilter } from './stock-filter.ts'

/** The filter as a search scope that the shopper cannot clear. Without zod, because vehicle lists hydrate with it. */
export const stockFilterToSearch = ({ facets, ranges }: StockFilter): NonNullable<SearchQueryInput['scope']> => ({
  facets,
  ranges,
})
