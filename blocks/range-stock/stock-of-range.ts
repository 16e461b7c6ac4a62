import { toSlug } from '#schemas/lib/slug.ts'
import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { PageContext } from '../_kit/runtime.tsx'

interface RangeStock {
  search: SearchQueryInput
  /** Where all of them are listed. */
  path: string
}

/** What is for sale of a page's model, else of its brand; null on other pages. */
export function stockOfRange({ model, brand }: Pick<PageContext, 'model' | 'brand'>, limit: number): RangeStock | null {
  const make = model?.manufacturer_name || brand?.name
  if (!make) return null
  const named = model ? { make_model: [`${make}:${model.name}`] } : { make: [make] }
  const filter = { facets: { ...named, status: ['in_stock', 'coming_soon'] }, ranges: {} }
  return {
    search: { hitsPerPage: limit, sortBy: 'rank', scope: stockFilterToSearch(filter) },
    path: `/search/${[make, ...(model ? [model.name] : [])].map(toSlug).join('/')}`,
  }
}
