import type { SearchQueryInput } from './search-query.ts'
import type { CarType } from './vehicle.ts'

/** Stock search by type. vehicles §2, locations §2 */
export const stockRoutes = {
  'new-used-and-demo-cars': { title: 'New, used and demo cars', types: ['new', 'demo', 'used'] },
  'new-and-demo-cars': { title: 'New and demo cars', types: ['new', 'demo'] },
  'used-cars': { title: 'Used cars', types: ['used'] },
  'new-cars': { title: 'New cars', types: ['new'] },
  'demo-cars': { title: 'Demo cars', types: ['demo'] },
} as const satisfies Record<string, { title: string; types: readonly CarType[] }>

export type StockRoute = keyof typeof stockRoutes

export const isStockRoute = (segment: string): segment is StockRoute => Object.hasOwn(stockRoutes, segment)

/**
 * What a page of a stock route is called, by how many of each kind of vehicle (`item_type`) the site lists: `Used cars`, and `Used vehicles` where it
 * lists some and no car is among them. The address is the same.
 */
export function stockTitle(route: StockRoute, kinds: Readonly<Record<string, number>>): string {
  const { title } = stockRoutes[route]
  const listed = Object.keys(kinds).filter((kind) => (kinds[kind] ?? 0) > 0)
  return listed.length === 0 || listed.includes('car') ? title : title.replace(/cars$/, 'vehicles')
}

/** What `/search/<segment>` fixes: the vehicle types of a stock route; null where the segment names none. All three types fix nothing. */
export function scopeOfStockRoute(segment: string): NonNullable<SearchQueryInput['scope']> | null {
  if (!isStockRoute(segment)) return null
  const { types } = stockRoutes[segment]
  return types.length === 3 ? {} : { facets: { car_type: [...types] } }
}
