import { cleanPhone } from '#schemas/contact/phone.ts'
import type { Places } from './places-store.ts'
import type { FeedFacts } from './validate-row.ts'

/** Columns of `vehicles` that are derived from a place. */
export const placeColumns = [
  'location_id',
  'location_name',
  'location_phone',
  'city',
  'state',
  'dealership_id',
  'dealership_name',
  'dealership_slug',
] as const

type Place = Record<(typeof placeColumns)[number], unknown>

/** A feed's place, completed from the tenant's location of that name and dealership of that slug. */
export function findPlace(vehicle: FeedFacts, { locations, dealerships }: Places): Place {
  const location = locations.get(vehicle.location_name?.toLowerCase() ?? '')
  const dealership =
    dealerships.get(vehicle.dealership_slug ?? '') ??
    [...dealerships.values()].find(({ id }) => id === location?.dealership_id)
  return {
    location_id: location?.id ?? null,
    location_name: location?.name ?? vehicle.location_name ?? null,
    location_phone: vehicle.location_phone ? cleanPhone(vehicle.location_phone) : (location?.phone ?? null),
    city: vehicle.city ?? location?.city ?? null,
    state: vehicle.state ?? location?.state ?? null,
    dealership_id: dealership?.id ?? null,
    dealership_name: dealership?.name ?? vehicle.dealership_name ?? null,
    dealership_slug: dealership?.slug ?? vehicle.dealership_slug ?? null,
  }
}
