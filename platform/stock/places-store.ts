import type { Pool } from 'pg'

export interface Location {
  id: number
  name: string
  phone: string | null
  city: string | null
  state: string | null
  dealership_id: number | null
}

export interface Dealership {
  id: number
  name: string
  slug: string
}

/** The tenant's own locations and dealerships, for resolving names in feeds. */
export interface Places {
  /** By name in lower case. */
  locations: ReadonlyMap<string, Location>
  /** By slug. */
  dealerships: ReadonlyMap<string, Dealership>
}

/** IANA name of the site's zone. */
export async function readSiteTimeZone(pool: Pool, tenantId: number): Promise<string> {
  const { rows } = await pool.query<{ time_zone: string }>('select time_zone from tenants where id = $1', [tenantId])
  return rows[0]?.time_zone ?? 'UTC'
}

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
  }
}
