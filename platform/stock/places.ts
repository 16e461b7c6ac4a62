import type { Pool } from 'pg'
import type { FeedFacts } from './validate-row.ts'

interface Location {
  id: number
  name: string
  phone: string | null
  city: string | null
  state: string | null
  dealership_id: number | null
}

interface Dealership {
  id: number
  name: string
  slug: string
}

/** The tenant's own locations and dealerships, by which a feed's words become references. */
export interface Places {
  locations: Map<string, Location>
  dealerships: Map<string, Dealership>
  /** Columns of `vehicles` that follow from a place. */
  columns: readonly (keyof Place)[]
}

const columns = [
  'location_id',
  'location_name',
  'location_phone',
  'city',
  'state',
  'dealership_id',
  'dealership_name',
  'dealership_slug',
] as const

type Place = Record<(typeof columns)[number], unknown>

export async function findPlaces(pool: Pool, tenantId: number): Promise<Places> {
  const locations = await pool.query<Location>(
    `select id, name, phone, address_city as city, address_state as state, dealership_id
     from locations where tenant_id = $1`,
    [tenantId],
  )
  const dealerships = await pool.query<Dealership>('select id, name, slug from dealerships where tenant_id = $1', [
    tenantId,
  ])
  return {
    locations: new Map(locations.rows.map((location) => [location.name.toLowerCase(), location])),
    dealerships: new Map(dealerships.rows.map((dealership) => [dealership.slug, dealership])),
    columns,
  }
}

/** What a feed says of the place, completed from the tenant's own location of that name and dealership of that slug where there are such. */
export function placeOf(vehicle: FeedFacts, { locations, dealerships }: Places): Place {
  const location = locations.get(vehicle.location_name?.toLowerCase() ?? '')
  const dealership =
    dealerships.get(vehicle.dealership_slug ?? '') ??
    [...dealerships.values()].find(({ id }) => id === location?.dealership_id)
  return {
    location_id: location?.id ?? null,
    location_name: location?.name ?? vehicle.location_name ?? null,
    location_phone: vehicle.location_phone ?? location?.phone ?? null,
    city: vehicle.city ?? location?.city ?? null,
    state: vehicle.state ?? location?.state ?? null,
    dealership_id: dealership?.id ?? null,
    dealership_name: dealership?.name ?? vehicle.dealership_name ?? null,
    dealership_slug: dealership?.slug ?? vehicle.dealership_slug ?? null,
  }
}
