import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { searchFromParams } from '#schemas/vehicle/search-from-params.ts'
import { searchToParams } from '#schemas/vehicle/search-to-params.ts'
import type { PageContext } from '../_kit/runtime.tsx'

type StockPage = Pick<PageContext, 'stock'>

/**
 * The search of a page's URL: its query string, within the filters of its path (`/search/used-cars`). Values are sorted, so that server and
 * browser produce equal queries regardless of order.
 */
export function searchOfPage(page: StockPage, query: string): SearchQuery {
  const last = known.get(page)
  if (last?.query === query) return last.search
  const search = readSearch(page, query)
  known.set(page, { query, search })
  return search
}

/** Every part of a page calls this repeatedly, so the last result per page is cached. */
const known = new WeakMap<StockPage, { query: string; search: SearchQuery }>()

function readSearch({ stock }: StockPage, query: string): SearchQuery {
  const params = new URLSearchParams(query)
  const { facets, ...asked } = searchFromParams(params)
  const sorted = Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, [...values].sort()]))
  const sortBy = params.has('sortBy') ? asked.sortBy : firstOrder({ stock })
  return {
    ...asked,
    facets: sorted,
    sortBy: sortBy === 'distance' && !asked.near ? 'rank' : sortBy,
    hitsPerPage: 21,
    scope: stock?.scope ?? { facets: {}, ranges: {} },
  }
}

/** The default order of a page's stock. */
const firstOrder = ({ stock }: StockPage) => stock?.sortBy ?? 'rank'

/** A search as query string, empty or with `?`: without the path's filters and the page's default order. */
export function queryOfSearch(search: SearchQuery, page: StockPage): string {
  const params = searchToParams({ ...search, scope: { facets: {} } })
  params.delete('sortBy')
  if (search.sortBy !== firstOrder(page)) params.set('sortBy', search.sortBy)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
