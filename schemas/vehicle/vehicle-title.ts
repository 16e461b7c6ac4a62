import type { Vehicle } from './vehicle.ts'

type TitledVehicle = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>

/** Year, make, model, badge, series, as in the sidebar's title. vehicles §2 */
export const vehicleTitle = (vehicle: TitledVehicle): string =>
  [vehicle.year, vehicle.make, vehicle.model, vehicle.badge, vehicle.series].filter(Boolean).join(' ')

/** The noun for a vehicle in sentences: `car`, `caravan`, `motorcycle` ... */
export const vehicleNoun = (vehicle: Pick<Vehicle, 'item_type'>): string => vehicle.item_type

/** The public path of a vehicle's page. vehicles §2 */
export const vehiclePath = (vehicle: Pick<Vehicle, 'slug'>): string => `/cars/${encodeURIComponent(vehicle.slug)}`
