import type { PropsInput } from '#blocks/_kit/props.ts'
import type { FilterKind } from '#blocks/_search/filter-kinds.ts'
import { searchChips } from '#blocks/search-chips/block.ts'
import { searchFilters } from '#blocks/search-filters/block.ts'
import { searchResults } from '#blocks/search-results/block.ts'
import { searchSort } from '#blocks/search-sort/block.ts'
import { stockSearch } from '#blocks/stock-search/block.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { block } from './block.ts'

interface SearchPageInput {
  /** In this order; those that start open are named again in `open`. */
  filters: readonly FilterKind[]
  open?: readonly FilterKind[]
  /** The words over some of them. */
  labels?: Partial<Record<FilterKind, string>>
  filtersProps?: Omit<PropsInput<typeof searchFilters>, 'filters'>
  results?: PropsInput<typeof searchResults>
  search?: Omit<PropsInput<typeof stockSearch>, 'side' | 'main'>
  /** Stand above the results, and below the filters. */
  above?: readonly BlockNode[]
  beside?: readonly BlockNode[]
}

/** A search page with all of its parts, as a marketer would have arranged it. */
export const searchPage = ({
  filters,
  open = ['make'],
  labels = {},
  filtersProps = {},
  results = {},
  search = {},
  above = [],
  beside = [],
}: SearchPageInput): BlockNode =>
  block(stockSearch, {
    ...search,
    side: [
      block(searchFilters, {
        ...filtersProps,
        filters: filters.map((kind) => ({ kind, label: labels[kind] ?? '', open: open.includes(kind) })),
      }),
      ...beside,
    ],
    main: [...above, block(searchSort), block(searchChips), block(searchResults, results)],
  })
