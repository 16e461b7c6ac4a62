import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

/** A vehicle's known facts in one sentence, for search engines and shared links. */
export function vehicleDescription(vehicle: Vehicle, site: Site): string {
  const price = currentPrice(vehicle)
  const facts = [
    vehicle.colour,
    vehicle.body ?? vehicle.simple_body,
    vehicle.simple_transmission,
    vehicle.simple_fuel,
    vehicle.km === null ? null : `${vehicle.km.toLocaleString(site.locale)} km`,
    price === null ? null : formatDollars(price),
  ].filter((fact) => fact !== null && fact !== '')
  const place = vehicle.city ?? vehicle.location_name
  return `${vehicleTitle(vehicle)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. For sale at ${site.name}${place ? ` in ${place}` : ''}.`
}
