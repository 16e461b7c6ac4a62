import { type StockRoute, stockTitle } from './stock-route.ts'
import type { Vehicle } from './vehicle.ts'
import { vehicleTitle } from './vehicle-title.ts'
import * as texts from './texts.ts'

/** A breadcrumb entry; the last one, the vehicle itself, has no link. */
export interface VehicleCrumb {
  label: string
  href?: string
}

type BreadcrumbVehicle = Pick<
  Vehicle,
  'car_type' | 'item_type' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'simple_body'
>

/**
 * A vehicle's breadcrumb: Home, car type, make, model and body type, each narrowing the previous search, then the vehicle's title. Missing
 * values are omitted. vehicles §2, Vehicle detail page
 */
export function vehicleCrumbs(vehicle: BreadcrumbVehicle, home = texts.home): VehicleCrumb[] {
  const route = routes[vehicle.car_type]
  const path = `/search/${route}`
  const choices = new URLSearchParams()
  const narrowed = (facet: string, value: string | null): VehicleCrumb[] => {
    if (!value) return []
    choices.set(`refinementList[${facet}][0]`, value)
    return [{ label: value, href: `${path}?${choices}` }]
  }
  return [
    { label: home, href: '/' },
    { label: stockTitle(route, { [vehicle.item_type]: 1 }), href: path },
    ...narrowed('make', vehicle.make),
    ...narrowed('model', vehicle.model),
    ...narrowed('body', vehicle.simple_body),
    { label: vehicleTitle(vehicle) },
  ]
}

const routes = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' } as const satisfies Record<
  Vehicle['car_type'],
  StockRoute
>
