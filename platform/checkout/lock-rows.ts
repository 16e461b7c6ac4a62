import { sql } from '@payloadcms/db-postgres'
import { databaseOf } from '#cms/index.ts'
import type { Payment, Reservation } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'

export interface LockedPayment {
  payment: Payment
  /** What it is for; null for an online payment, and where that is gone. */
  reservation: Reservation | null
}

/** A reservation that nobody else changes until the transaction ends; null where it is gone. */
export async function lockReservation(
  { payload }: CheckoutContext,
  id: number,
  req: InTransaction,
): Promise<Reservation | null> {
  const db = await databaseOf({ payload, ...req })
  await db.execute(sql`select from reservations where id = ${id} for update`)
  return payload.findByID({ collection: 'reservations', id, depth: 0, disableErrors: true, req })
}

/** A payment and its reservation, the reservation first: so two who change the same two never wait for each other. */
export async function lockPayment(
  checkoutContext: CheckoutContext,
  id: number,
  req: InTransaction,
): Promise<LockedPayment | null> {
  const { payload } = checkoutContext
  const find = () => payload.findByID({ collection: 'payments', id, depth: 0, disableErrors: true, req })
  const before = await find()
  if (!before) return null
  const reservation =
    typeof before.reservation === 'number' ? await lockReservation(checkoutContext, before.reservation, req) : null
  const db = await databaseOf({ payload, ...req })
  await db.execute(sql`select from payments where id = ${id} for update`)
  const payment = await find()
  return payment && { payment, reservation }
}
