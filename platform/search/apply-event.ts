import type { Event } from '#schemas/event.ts'
import { refreshTenant, refreshVehicles, type Indexing } from './refresh-vehicles.ts'

/** Lets the index follow an event of the outbox. It reads what is true now, so events may come twice, late or out of order. */
export async function applyEvent(indexing: Indexing, { type, tenantId, ids }: Omit<Event, 'id'>): Promise<void> {
  if (type !== 'vehicle.changed' && type !== 'stock.imported') return
  if (ids.length === 0) await refreshTenant(indexing, tenantId)
  else await refreshVehicles(indexing, tenantId, ids)
}
