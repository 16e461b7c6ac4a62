import type { SearchQueryInput } from './search-query.ts'
import type { CarType } from './vehicle.ts'
import * as texts from './texts.ts'

/** Stock search by type. vehicles §2, locations §2 */
export const stockRoutes = {
  'new-used-and-demo-cars': { title: texts.newUsedAndDemoCars, types: ['new', 'demo', 'used'] },
  'new-and-demo-cars': { title: texts.newAndDemoCars, types: ['new', 'demo'] },
  'used-cars': { title: texts.usedCars, types: ['used'] },
  'new-cars': { title: texts.newCars, types: ['new'] },
  'demo-cars': { title: texts.demoCars, types: ['demo'] },
} as const satisfies Record<string, { title: string; types: readonly CarType[] }>

export type StockRoute = keyof typeof stockRoutes

export const isStockRoute = (segment: string): segment is StockRoute => Object.hasOwn(stockRoutes, segment)

/**
 * Title of a stock route by the listed kinds of vehicle (`item_type`): `Used cars`, or `Used vehicles` if no car is among them. The URL is
 * the same.
 */
export function stockTitle(route: StockRoute, kinds: Readonly<Record<string, number>>): string {
  const { title } = stockRoutes[route]
  const listed = Object.keys(kinds).filter((kind) => (kinds[kind] ?? 0) > 0)
  return listed.length === 0 || listed.includes('car') ? title : title.replace(/cars$/, 'vehicles')
}

/** The filters of `/search/<segment>`: the vehicle types of a stock route; null for an unknown segment. All three types filter nothing. */
export function scopeOfStockRoute(segment: string): NonNullable<SearchQueryInput['scope']> | null {
  if (!isStockRoute(segment)) return null
  const { types } = stockRoutes[segment]
  return types.length === 3 ? {} : { facets: { car_type: [...types] } }
}
