import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { getDatabase } from '../../outbox/write-event.ts'

/**
 * A new lead without a location gets the site's only location, else its vehicle's. Without a dealership it gets the location's, else the
 * vehicle's.
 */
export const fillLeadLocation: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const tenant = readId(data.tenant)
  const [location, dealership] = [readId(data.location), readId(data.dealership)]
  if (operation !== 'create' || tenant === null || (location !== null && dealership !== null)) return data
  const db = await getDatabase(req)
  const { rows } = await db.execute<{ location: number | null; dealership: number | null }>(sql`
    with sole as (
      select min(id) as id from locations where tenant_id = ${tenant} and visible is not false having count(*) = 1
    ), vehicle as (
      select location_id, dealership_id from vehicles where tenant_id = ${tenant} and id = ${readId(data.vehicle)}::int
    ), place as (
      select coalesce(${location}::int, (select id from sole), (select location_id from vehicle)) as id
    )
    select place.id as location, coalesce(l.dealership_id, (select dealership_id from vehicle)) as dealership
    from place left join locations l on l.id = place.id and l.tenant_id = ${tenant}`)
  return {
    ...data,
    location: location ?? rows[0]?.location ?? null,
    dealership: dealership ?? rows[0]?.dealership ?? null,
  }
}
