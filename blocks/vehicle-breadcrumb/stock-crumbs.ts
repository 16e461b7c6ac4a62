import { type StockRoute, stockTitle } from '#schemas/vehicle/stock-route.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Crumb } from '../_ui/breadcrumb.tsx'

const routes = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' } as const satisfies Record<
  Vehicle['car_type'],
  StockRoute
>

/** Car type, make, model and body type, each narrowing the search before it. spec/vehicles.md §2, Vehicle detail; a caravan is among used vehicles. */
export function stockCrumbs(
  vehicle: Pick<Vehicle, 'car_type' | 'item_type' | 'make' | 'model' | 'simple_body'>,
): Crumb[] {
  const route = routes[vehicle.car_type]
  const path = `/search/${route}`
  const choices = new URLSearchParams()
  const narrowed = (facet: string, value: string | null): Crumb[] => {
    if (!value) return []
    choices.set(`refinementList[${facet}][0]`, value)
    return [{ label: value, href: `${path}?${choices}` }]
  }
  return [
    { label: stockTitle(route, { [vehicle.item_type]: 1 }), href: path },
    ...narrowed('make', vehicle.make),
    ...narrowed('model', vehicle.model),
    ...narrowed('body', vehicle.simple_body),
  ]
}
