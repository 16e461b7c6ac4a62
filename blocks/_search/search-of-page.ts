import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { searchFromParams, searchToParams } from '#schemas/vehicle/search-url.ts'
import type { PageContext } from '../_kit/runtime.tsx'

type StockPage = Pick<PageContext, 'stock'>

/**
 * The search that a page's address asks for: the grammar of the query string, within what the path itself fixes (`/search/used-cars`). Values are
 * sorted: the server's address and the browser's may name them in another order and ask the same.
 */
export function searchOfPage(page: StockPage, query: string): SearchQuery {
  const last = known.get(page)
  if (last?.query === query) return last.search
  const search = readSearch(page, query)
  known.set(page, { query, search })
  return search
}

/** Every part of a page asks, on the server more than once: of each page, what was read last. */
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

/** The order in which a page shows its stock where nobody asked for another. */
const firstOrder = ({ stock }: StockPage) => stock?.sortBy ?? 'rank'

/** A search as the query of an address, empty or with its `?`: without what the path says, and without the order that the page starts with. */
export function queryOfSearch(search: SearchQuery, page: StockPage): string {
  const params = searchToParams({ ...search, scope: { facets: {} } })
  params.delete('sortBy')
  if (search.sortBy !== firstOrder(page)) params.set('sortBy', search.sortBy)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
