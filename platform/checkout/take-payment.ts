import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { appendLog } from './payment-rules.ts'
import { type LockedPayment, type Payment, updatePayment } from './payments-store.ts'
import { queueEmails } from './queue-emails.ts'
import { reservationEnd } from './reservation-rules.ts'
import { type Reservation, updateReservation } from './reservations-store.ts'
import { savedAnswers } from './saved-answers.ts'
import { payingSite } from './site-store.ts'
import { upsertLead } from './upsert-lead.ts'
import { reservedMark } from './vehicle-mark.ts'
import { findLockedFields, lockFreeVehicle, markVehicle } from './vehicles-store.ts'

/**
 * Applies a received payment: reserves the vehicle if it is free, otherwise owes a refund. Receipt, lead and staff email are part of the
 * transaction.
 */
export async function takePayment(
  checkoutContext: CheckoutContext,
  { payment, reservation }: LockedPayment,
  req: InTransaction,
) {
  const { payload, now } = checkoutContext
  const data = { state: 'paid' as const, paid_at: now.toISOString(), log: appendLog(payment, { now, what: 'paid' }) }
  const paid = await updatePayment(payload, { id: payment.id, data }, req)
  if (!reservation)
    return queueEmails(checkoutContext, { payment: paid, reservation, toPayer: 'receipt', toStaff: 'receipt' }, req)
  const target = { vehicle: reservation.vehicle, reservation: reservation.id }
  const isFree = await lockFreeVehicle(payload, target, req)
  const state = afterMove(reservation.state, isFree ? 'pay' : 'pay-late')
  if (state === 'paid') return keep(checkoutContext, { payment: paid, reservation }, req)
  if (state === 'refund-due') await owe(checkoutContext, { payment: paid, reservation }, req)
}

interface ReservationPayment {
  payment: Payment
  reservation: Reservation
}

async function keep(
  checkoutContext: CheckoutContext,
  { payment, reservation }: ReservationPayment,
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const { config } = await payingSite(checkoutContext, reservation.tenant ?? 0, req)
  const vehicle = reservation.vehicle ?? 0
  const locks = await findLockedFields(payload, vehicle, req)
  await markVehicle(payload, { id: vehicle, mark: reservedMark(locks) }, req)
  const lead = await upsertLead(checkoutContext, { reservation, stage: 'paid' }, req)
  const expires = reservationEnd(now, config.reservations.holdHours)
  const answers = { ...savedAnswers(reservation), was_locked: locks.includes('reserved') }
  const data = { state: 'paid' as const, expires_at: expires, ended_at: null, lead, answers }
  const kept = await updateReservation(payload, { id: reservation.id, data }, req)
  await queueEmails(checkoutContext, { payment, reservation: kept, toPayer: 'reserved', toStaff: 'reserved' }, req)
}

async function owe(
  checkoutContext: CheckoutContext,
  { payment, reservation }: ReservationPayment,
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const lead = await upsertLead(checkoutContext, { reservation, stage: 'late' }, req)
  const data = { state: 'refund-due' as const, ended_at: reservation.ended_at ?? now.toISOString(), lead }
  const owed = await updateReservation(payload, { id: reservation.id, data }, req)
  await queueEmails(checkoutContext, { payment, reservation: owed, toPayer: 'late', toStaff: 'late' }, req)
}
