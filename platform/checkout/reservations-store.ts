import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { getDatabase } from '#cms/index.ts'
import type { ReservationPurpose } from '#schemas/reservation/reservation-purpose.ts'
import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import { type Reference, referenceId } from '../base/database/reference-id.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { SavedAnswers } from './saved-answers.ts'

/** A row of `reservations`; references are ids, times ISO 8601. */
export interface Reservation {
  id: number
  tenant: number | null
  state: ReservationState
  purpose: ReservationPurpose
  vehicle: number | null
  lead: number | null
  shopper: number | null
  phone: string | null
  email: string | null
  expires_at: string | null
  reminded_at: string | null
  ended_at: string | null
  /** As stored; parsed by `savedAnswers`. */
  answers: unknown
  notes: string
  key: string
}

/** A document as Payload's Local API returns it. */
interface ReservationDocument {
  id: number
  state: ReservationState
  purpose: ReservationPurpose
  key: string
  tenant?: Reference
  vehicle?: Reference
  lead?: Reference
  shopper?: Reference
  phone?: string | null
  email?: string | null
  expires_at?: string | null
  reminded_at?: string | null
  ended_at?: string | null
  answers?: unknown
  notes?: string | null
}

const reservationRow = (doc: ReservationDocument): Reservation => ({
  id: doc.id,
  tenant: referenceId(doc.tenant),
  state: doc.state,
  purpose: doc.purpose,
  vehicle: referenceId(doc.vehicle),
  lead: referenceId(doc.lead),
  shopper: referenceId(doc.shopper),
  phone: doc.phone ?? null,
  email: doc.email ?? null,
  expires_at: doc.expires_at ?? null,
  reminded_at: doc.reminded_at ?? null,
  ended_at: doc.ended_at ?? null,
  answers: doc.answers,
  notes: doc.notes ?? '',
  key: doc.key,
})

interface NewReservation {
  tenant: number
  key: string
  code: string
  purpose: ReservationPurpose
  /** Cents. */
  amount: number
  vehicle: number
  shopper: number | null
  name: string
  phone: string
  email: string
  expires_at: string
  answers: SavedAnswers
}

/** Stores a hold of a vehicle. Rejects with Payload's `ValidationError` if another reservation is active, or the key exists. */
export async function createHold(
  payload: Payload,
  reservation: NewReservation,
  req: InTransaction,
): Promise<Reservation> {
  const data = { ...reservation, state: 'held' as const }
  return reservationRow(await payload.create({ collection: 'reservations', data, depth: 0, req }))
}

export type ReservationChange = Partial<{
  state: ReservationState
  name: string
  phone: string
  email: string
  expires_at: string
  reminded_at: string
  ended_at: string | null
  lead: number | null
  notes: string
  answers: SavedAnswers
}>

export async function updateReservation(
  payload: Payload,
  { id, data }: { id: number; data: ReservationChange },
  req: InTransaction,
): Promise<Reservation> {
  return reservationRow(await payload.update({ collection: 'reservations', id, data, depth: 0, req }))
}

/** Locks a reservation until the transaction ends; null if it was deleted. */
export async function lockReservation(payload: Payload, id: number, req: InTransaction): Promise<Reservation | null> {
  const db = await getDatabase({ payload, ...req })
  await db.execute(sql`select from reservations where id = ${id} for update`)
  const doc = await payload.findByID({ collection: 'reservations', id, depth: 0, disableErrors: true, req })
  return doc && reservationRow(doc)
}

export async function findReservationByKey(
  payload: Payload,
  { tenantId, key }: { tenantId: number; key: string },
): Promise<Reservation | null> {
  const where = { tenant: { equals: tenantId }, key: { equals: key } }
  const { docs } = await payload.find({ collection: 'reservations', where, depth: 0, limit: 1 })
  return docs[0] ? reservationRow(docs[0]) : null
}

interface ReservationStatus {
  state: ReservationState
  until: string | null
  /** Of the vehicle's location, an IANA name; empty for the site's. */
  timeZone: string
  vehicle: { name: string; slug: string } | null
}

/** A reservation and its vehicle for the payment page; null if it was deleted. */
export async function findReservationStatus(payload: Payload, id: number): Promise<ReservationStatus | null> {
  const populate = { vehicles: { name: true, slug: true, location: true }, locations: { time_zone: true } } as const
  const doc = await payload.findByID({ collection: 'reservations', id, depth: 2, populate, disableErrors: true })
  if (!doc) return null
  const vehicle = typeof doc.vehicle === 'object' ? doc.vehicle : null
  const location = typeof vehicle?.location === 'object' ? vehicle.location : null
  return {
    state: doc.state,
    until: doc.expires_at ?? null,
    timeZone: location?.time_zone ?? '',
    vehicle: vehicle && { name: vehicle.name, slug: vehicle.slug ?? '' },
  }
}

/** The active reservation of a vehicle. */
export async function findKeepingReservation(
  pool: Pool,
  { tenantId, vehicleId, now }: { tenantId: number; vehicleId: number; now: Date },
): Promise<{ key: string; state: ReservationState } | null> {
  const { rows } = await pool.query<{ key: string; state: ReservationState }>(
    `select key, state from reservations where tenant_id = $1 and vehicle_id = $2
       and (state = 'paid' or (state = 'held' and expires_at > $3)) limit 1`,
    [tenantId, vehicleId, now],
  )
  return rows[0] ?? null
}

/** Updates the stage of a reservation's lead. */
export async function updateLeadStage(
  payload: Payload,
  { lead, subcategory }: { lead: number; subcategory: string },
  req: InTransaction,
): Promise<void> {
  await payload.update({ collection: 'leads', id: lead, data: { subcategory }, depth: 0, req })
}
