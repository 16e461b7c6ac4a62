import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getDatabase } from '#cms/index.ts'
import { type FeedField } from '#schemas/stock/feed-vehicle.ts'
import { readLocks } from '#schemas/stock/lockable-fields.ts'
import { referenceId } from '../base/database/reference-id.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { LeadVehicle } from '../leads/build-lead.ts'

/** Vehicle data for leads and emails about a reservation. */
export interface ReservedVehicle extends LeadVehicle {
  name: string
}

/** Null if it was deleted. */
export async function findReservedVehicle(
  payload: Payload,
  id: number | null,
  req: InTransaction,
): Promise<ReservedVehicle | null> {
  if (id === null) return null
  const doc = await payload.findByID({ collection: 'vehicles', id, depth: 0, disableErrors: true, req })
  if (!doc) return null
  return {
    ...doc,
    location_id: referenceId(doc.location),
    dealership_id: referenceId(doc.dealership),
    dealership_slug: doc.dealership_slug ?? null,
    dealership_name: doc.dealership_name ?? null,
  }
}

/** The time zone of a vehicle's location, an IANA name; empty for the site's. */
export async function findLocationZone(payload: Payload, id: number | null, req: InTransaction): Promise<string> {
  if (id === null) return ''
  const select = { time_zone: true } as const
  const doc = await payload.findByID({ collection: 'locations', id, depth: 0, select, disableErrors: true, req })
  return doc?.time_zone ?? ''
}

/** Whether a vehicle is for sale without another reservation; locks it until the transaction ends. The unique index is the final check. */
export async function lockFreeVehicle(
  payload: Payload,
  { vehicle, reservation }: { vehicle: number | null; reservation: number },
  req: InTransaction,
): Promise<boolean> {
  const db = await getDatabase({ payload, ...req })
  const { rows } = await db.execute(sql`
    select from vehicles v where v.id = ${vehicle} and v.status in ('in_stock', 'coming_soon') and v.reserved is not true
      and not exists (select from reservations r where r.vehicle_id = v.id and r.id <> ${reservation} and r.state in ('held', 'paid'))
    for update of v`)
  return rows.length > 0
}

/** Fields of a vehicle that feeds may not overwrite. Rejects if the vehicle was deleted. */
export async function findLockedFields(payload: Payload, id: number, req: InTransaction): Promise<FeedField[]> {
  const { locked_fields } = await payload.findByID({ collection: 'vehicles', id, depth: 0, req })
  return readLocks(locked_fields)
}

/** As `findLockedFields`, with the vehicle locked against feeds until the transaction ends; null if it was deleted. */
export async function lockVehicle(payload: Payload, id: number, req: InTransaction): Promise<FeedField[] | null> {
  const db = await getDatabase({ payload, ...req })
  await db.execute(sql`select from vehicles where id = ${id} for update`)
  const vehicle = await payload.findByID({ collection: 'vehicles', id, depth: 0, disableErrors: true, req })
  return vehicle && readLocks(vehicle.locked_fields)
}

export interface VehicleMark {
  reserved: boolean
  locked_fields: FeedField[]
  status?: 'sold'
  sold_at?: string
}

/** Stores whether a vehicle is reserved or sold. */
export async function markVehicle(
  payload: Payload,
  { id, mark }: { id: number; mark: VehicleMark },
  req: InTransaction,
): Promise<void> {
  await payload.update({ collection: 'vehicles', id, data: mark, depth: 0, req })
}
