import type { EventType, NewEvent } from '#schemas/event.ts'
import { saveIndexedSettings, indexedSettings } from './index-backlog-store.ts'
import { readIndexedSites, serializeSettings } from './indexed-sites.ts'
import { refreshTenant, refreshVehicles, type IndexContext } from './refresh-vehicles.ts'
import { listInheritingTenantIds } from './tenants-store.ts'
import { listVehicleIdsAtLocations } from './vehicles-store.ts'

/** Events after which the index is outdated. */
export const followedEvents = [
  'vehicle.changed',
  'stock.imported',
  'location.changed',
  'site.changed',
] as const satisfies readonly EventType[]

/** Updates the index after an outbox event. It reads the current state, so events may be repeated, late or out of order. */
export async function applyEvent(indexing: IndexContext, { type, tenantId, ids }: NewEvent): Promise<void> {
  switch (type) {
    case 'vehicle.changed':
    case 'stock.imported':
      return ids.length === 0 ? refreshTenant(indexing, tenantId) : refreshVehicles(indexing, tenantId, ids)
    case 'location.changed':
      return refreshVehicles(indexing, tenantId, await listVehicleIdsAtLocations(indexing.pool, tenantId, ids))
    case 'site.changed':
      return followSettings(indexing, tenantId)
    default:
  }
}

/** Weekly estimates are computed at indexing: a site with changed finance settings is indexed again, and so are the sites that inherit them. */
async function followSettings(indexing: IndexContext, tenantId: number): Promise<void> {
  const { pool } = indexing
  const tenantIds = await listInheritingTenantIds(pool, tenantId)
  const sites = await readIndexedSites(pool, { tenantIds, now: new Date() })
  for (const site of sites.values()) {
    const settings = serializeSettings(site)
    if ((await indexedSettings(pool, site.tenantId)) === settings) continue
    await refreshTenant(indexing, site.tenantId)
    await saveIndexedSettings(pool, site.tenantId, settings)
  }
}
