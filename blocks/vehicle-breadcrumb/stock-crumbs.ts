import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Crumb } from '../_ui/breadcrumb.tsx'

const types = {
  new: { label: 'New cars', path: '/search/new-cars' },
  demo: { label: 'Demo cars', path: '/search/demo-cars' },
  used: { label: 'Used cars', path: '/search/used-cars' },
} as const satisfies Record<Vehicle['car_type'], { label: string; path: string }>

/** Car type, make, model and body type, each narrowing the search before it. spec/vehicles.md §2, Vehicle detail */
export function stockCrumbs(vehicle: Pick<Vehicle, 'car_type' | 'make' | 'model' | 'simple_body'>): Crumb[] {
  const { label, path } = types[vehicle.car_type]
  const choices = new URLSearchParams()
  const narrowed = (facet: string, value: string | null): Crumb[] => {
    if (!value) return []
    choices.set(`refinementList[${facet}][0]`, value)
    return [{ label: value, href: `${path}?${choices}` }]
  }
  return [
    { label, href: path },
    ...narrowed('make', vehicle.make),
    ...narrowed('model', vehicle.model),
    ...narrowed('body', vehicle.simple_body),
  ]
}
