import { afterMove } from '#schemas/reservation/after-move.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { appendLog } from './payment-rules.ts'
import { findOverdueHoldPayments, lockPayment, updatePayment } from './payments-store.ts'
import { type Reservation, updateReservation } from './reservations-store.ts'
import { upsertLead } from './upsert-lead.ts'
import * as texts from './texts.ts'

/** Ends expired holds of a vehicle, so that the next shopper need not wait for the scheduled job. */
export async function expireOverdueHolds(checkoutContext: CheckoutContext, vehicleId: number): Promise<void> {
  const { pool, now } = checkoutContext
  for (const id of await findOverdueHoldPayments(pool, { vehicleId, now })) await expireHold(checkoutContext, id)
}

/** Ends a hold by its payment. A later payment takes the vehicle if it is still free, and is refunded otherwise. */
export async function expireHold(checkoutContext: CheckoutContext, paymentId: number): Promise<void> {
  const { payload, now } = checkoutContext
  await inTransaction(payload, async (req) => {
    const locked = await lockPayment(payload, paymentId, req)
    if (locked?.reservation?.state !== 'held' || locked.payment.state !== 'started') return
    const log = appendLog(locked.payment, { now, what: texts.theTimeToPayHasExpired })
    await updatePayment(payload, { id: paymentId, data: { state: 'expired', log } }, req)
    await endHold(checkoutContext, { reservation: locked.reservation, move: 'lapse' }, req)
  })
}

interface HoldEndInput {
  reservation: Reservation
  move: 'refuse' | 'lapse'
}

/** Ends an unpaid hold: the vehicle is free again, and the shopper stays a lead. */
export async function endHold(
  checkoutContext: CheckoutContext,
  { reservation, move }: HoldEndInput,
  req: InTransaction,
): Promise<void> {
  const state = reservation.state === 'held' ? afterMove('held', move) : null
  if (!state) return
  const { payload, now } = checkoutContext
  const lead = await upsertLead(checkoutContext, { reservation, stage: 'unpaid' }, req)
  const data = { state, ended_at: now.toISOString(), lead }
  await updateReservation(payload, { id: reservation.id, data }, req)
}

/** Expires a started payment without further news. A late payment still counts. */
export async function expirePayment({ payload, now }: CheckoutContext, id: number): Promise<void> {
  await inTransaction(payload, async (req) => {
    const locked = await lockPayment(payload, id, req)
    if (locked?.payment.state !== 'started') return
    const log = appendLog(locked.payment, { now, what: texts.theProviderSentNoResult })
    await updatePayment(payload, { id, data: { state: 'expired', log } }, req)
  })
}
