import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { isStockRoute, scopeOfStockRoute, stockRoutes, type StockRoute } from '#schemas/vehicle/stock-route.ts'

/** A stock route by type: `segment` is its own path, `singular` its spelling before more parts in the breadcrumb (`used-car/kia`). */
export interface TypeRoute {
  segment: StockRoute
  singular: string
  /** Before a make: `Used`; empty for all types. */
  adjective: string
  scope: NonNullable<SearchQueryInput['scope']>
}

/** Parsed from a path's first part: `used-cars`, `used-car`; null if it is not a type. locations §2 */
export function readTypes(part: string): TypeRoute | null {
  const segment = isStockRoute(part) ? part : `${part}s`
  const scope = scopeOfStockRoute(segment)
  if (!isStockRoute(segment) || !scope) return null
  const { title, types } = stockRoutes[segment]
  const isAll = types.length === 3
  return {
    segment,
    singular: segment.replace(/s$/, ''),
    adjective: isAll ? '' : title.replace(/ cars$/, ''),
    scope,
  }
}
