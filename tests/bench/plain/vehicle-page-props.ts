import type { Location } from '#schemas/location/location.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

/** What every part of the page may ask for. */
export interface Shown {
  site: Site
  vehicle: Vehicle
  now: Date
  locations: readonly Location[]
}
