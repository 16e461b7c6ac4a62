import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { getDatabase } from '#cms/index.ts'
import type { PaymentPurpose, PaymentState } from '#schemas/payment/payment-state.ts'
import { type Reference, referenceId } from '../base/database/reference-id.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { lockReservation, type Reservation } from './reservations-store.ts'

/** A row of `payments`; references are ids. */
export interface Payment {
  id: number
  tenant: number | null
  reservation: number | null
  purpose: PaymentPurpose
  state: PaymentState
  /** Cents. */
  amount: number
  /** The payer's reference of an online payment; the number of a reservation. */
  reference: string
  name: string | null
  email: string | null
  provider_id: string | null
  refund_refusal: string | null
  log: unknown[]
  code: string
}

/** A document as Payload's Local API returns it. */
interface PaymentDocument {
  id: number
  purpose: PaymentPurpose
  state: PaymentState
  code: string
  tenant?: Reference
  reservation?: Reference
  amount?: number | null
  reference?: string | null
  name?: string | null
  email?: string | null
  provider_id?: string | null
  refund_refusal?: string | null
  log?: unknown
}

const paymentRow = (doc: PaymentDocument): Payment => ({
  id: doc.id,
  tenant: referenceId(doc.tenant),
  reservation: referenceId(doc.reservation),
  purpose: doc.purpose,
  state: doc.state,
  amount: doc.amount ?? 0,
  reference: doc.reference ?? '',
  name: doc.name ?? null,
  email: doc.email ?? null,
  provider_id: doc.provider_id ?? null,
  refund_refusal: doc.refund_refusal ?? null,
  log: Array.isArray(doc.log) ? doc.log : [],
  code: doc.code,
})

interface NewPayment {
  tenant: number
  key: string
  code: string
  purpose: PaymentPurpose
  /** Cents. */
  amount: number
  reference: string
  name: string
  email: string
  shopper: number | null
  reservation?: number
}

/** Stores a new payment. Rejects with Payload's `ValidationError` if its key exists. */
export async function createPayment(payload: Payload, payment: NewPayment, req?: InTransaction): Promise<Payment> {
  const data = { ...payment, state: 'started' as const }
  return paymentRow(await payload.create({ collection: 'payments', data, depth: 0, ...(req ? { req } : {}) }))
}

export type PaymentChange = Partial<{
  state: PaymentState
  name: string
  email: string
  paid_at: string
  refunded_at: string
  refund_refusal: string | null
  log: unknown[]
}>

export async function updatePayment(
  payload: Payload,
  { id, data }: { id: number; data: PaymentChange },
  req: InTransaction,
): Promise<Payment> {
  return paymentRow(await payload.update({ collection: 'payments', id, data, depth: 0, req }))
}

export interface LockedPayment {
  payment: Payment
  /** The payment's reservation; null for an online payment, or if it was deleted. */
  reservation: Reservation | null
}

/** Locks a payment and its reservation, always the reservation first to prevent deadlocks. */
export async function lockPayment(payload: Payload, id: number, req: InTransaction): Promise<LockedPayment | null> {
  const find = () => payload.findByID({ collection: 'payments', id, depth: 0, disableErrors: true, req })
  const before = await find()
  if (!before) return null
  const reservation =
    typeof before.reservation === 'number' ? await lockReservation(payload, before.reservation, req) : null
  const db = await getDatabase({ payload, ...req })
  await db.execute(sql`select from payments where id = ${id} for update`)
  const payment = await find()
  return payment && { payment: paymentRow(payment), reservation }
}

export const findPaymentByCode = (
  payload: Payload,
  { tenantId, code }: { tenantId: number; code: string },
): Promise<Payment | null> => findPayment(payload, { tenant: { equals: tenantId }, code: { equals: code } })

export const findPaymentByKey = (
  payload: Payload,
  { tenantId, key }: { tenantId: number; key: string },
): Promise<Payment | null> => findPayment(payload, { tenant: { equals: tenantId }, key: { equals: key } })

async function findPayment(payload: Payload, where: Record<string, { equals: number | string }>) {
  const { docs } = await payload.find({ collection: 'payments', where, depth: 0, limit: 1 })
  return docs[0] ? paymentRow(docs[0]) : null
}

/** Stores the provider's page of a payment. Only this column: the page may have been paid meanwhile. */
export async function setProviderPage(
  pool: Pool,
  { id, providerId, now }: { id: number; providerId: string; now: Date },
): Promise<void> {
  await pool.query(
    'update payments set provider_id = $1, updated_at = $2 where id = $3 and provider_id is distinct from $1',
    [providerId, now, id],
  )
}

/** Whether a refund is owed. */
export async function isRefundOwed(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from payments p join reservations r on r.id = p.reservation_id
     where p.id = $1 and p.state = 'paid' and r.state = 'refund-due'`,
    [id],
  )
  return (rowCount ?? 0) > 0
}

/** Payments of a vehicle's expired holds. */
export async function findOverdueHoldPayments(
  pool: Pool,
  { vehicleId, now }: { vehicleId: number; now: Date },
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select p.id from payments p join reservations r on r.id = p.reservation_id
     where r.vehicle_id = $1 and r.state = 'held' and r.expires_at <= $2`,
    [vehicleId, now],
  )
  return rows.map(({ id }) => id)
}

/** The payment of a site's reservation; null if it has none. */
export async function findPaymentOfReservation(
  pool: Pool,
  { tenantId, reservation }: { tenantId: number; reservation: number },
): Promise<number | null> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from payments where tenant_id = $1 and reservation_id = $2 order by id limit 1',
    [tenantId, reservation],
  )
  return rows[0]?.id ?? null
}

export async function hasPayment(pool: Pool, { tenantId, id }: { tenantId: number; id: number }): Promise<boolean> {
  const { rowCount } = await pool.query('select from payments where tenant_id = $1 and id = $2', [tenantId, id])
  return rowCount !== 0
}

/** Whether staff may request a refund of the payment itself: one without a reservation, or one whose refund was declined. */
export async function isRefundableByStaff(
  pool: Pool,
  { tenantId, id }: { tenantId: number; id: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from payments where tenant_id = $1 and id = $2 and (state = 'refund-refused' or (state = 'paid' and reservation_id is null))`,
    [tenantId, id],
  )
  return rowCount !== 0
}
