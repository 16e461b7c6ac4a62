import type { Event, EventType } from '#schemas/event.ts'
import { saveIndexedSettings, indexedSettings } from './index-backlog.ts'
import { readIndexedSites, settingsOf } from './indexed-sites.ts'
import { refreshTenant, refreshVehicles, type Indexing } from './refresh-vehicles.ts'

/** The events that can make the index untrue. */
export const followedEvents = [
  'vehicle.changed',
  'stock.imported',
  'location.changed',
  'site.changed',
] as const satisfies readonly EventType[]

/** Lets the index follow an event of the outbox. It reads what is true now, so events may come twice, late or out of order. */
export async function applyEvent(indexing: Indexing, { type, tenantId, ids }: Omit<Event, 'id'>): Promise<void> {
  switch (type) {
    case 'vehicle.changed':
    case 'stock.imported':
      return ids.length === 0 ? refreshTenant(indexing, tenantId) : refreshVehicles(indexing, tenantId, ids)
    case 'location.changed':
      return refreshVehicles(indexing, tenantId, await vehiclesAt(indexing, tenantId, ids))
    case 'site.changed':
      return followSettings(indexing, tenantId)
    default:
  }
}

/** Where a location is, is where its vehicles stand. */
async function vehiclesAt({ pool }: Indexing, tenantId: number, locationIds: number[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from vehicles
     where tenant_id = $1 and location_id is not null and (cardinality($2::int[]) = 0 or location_id = any($2::int[]))
     order by id`,
    [tenantId, locationIds],
  )
  return rows.map(({ id }) => id)
}

/** Weekly estimates are made at indexing: a site whose finance settings are others than then is indexed again, and so is each that inherits them. */
async function followSettings(indexing: Indexing, tenantId: number): Promise<void> {
  const { pool } = indexing
  const { rows } = await pool.query<{ id: number }>('select id from tenants where id = $1 or template_id = $1', [
    tenantId,
  ])
  const sites = await readIndexedSites(pool, { tenantIds: rows.map(({ id }) => id), now: new Date() })
  for (const site of sites.values()) {
    const settings = settingsOf(site)
    if ((await indexedSettings(pool, site.tenantId)) === settings) continue
    await refreshTenant(indexing, site.tenantId)
    await saveIndexedSettings(pool, site.tenantId, settings)
  }
}
