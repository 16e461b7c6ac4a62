import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import { scopeOfStockRoute } from '#schemas/vehicle/stock-route.ts'

/**
 * The search that a page's address asks for: the grammar of the query string, within what the route itself fixes (`/search/used-cars`). What
 * follows `/search/` and is no stock route is a make, as in `/search/kia`. Values are sorted: the server's address and the browser's may name
 * them in another order and ask the same.
 */
export function searchOfPage(
  page: { params: Record<string, string>; search: string },
  sortBy: SearchQuery['sortBy'],
): SearchQuery {
  const params = new URLSearchParams(page.search)
  const reserved = Array.from(params.keys()).filter((key) => key.startsWith('scope[') || key === 'hitsPerPage')
  for (const key of reserved) params.delete(key)
  const asked = searchFromParams(params)
  const segment = page.params['type'] ?? ''
  const scope = scopeOfStockRoute(segment) ?? {}
  const facets = Object.fromEntries(Object.entries(asked.facets).map(([name, values]) => [name, [...values].sort()]))
  return {
    ...asked,
    facets,
    sortBy: params.has('sortBy') ? asked.sortBy : sortBy,
    scope: { ...asked.scope, ...scope, facets: { ...scope.facets } },
  }
}
