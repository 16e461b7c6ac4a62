import type { ReservationMove } from '#schemas/reservation/after-move.ts'
import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { lockPayment } from './payments-store.ts'
import { queueEmails } from './queue-emails.ts'
import { releaseVehicle } from './release-vehicle.ts'
import { appendNote, endState } from './reservation-rules.ts'
import { type Reservation, updateReservation } from './reservations-store.ts'
import { upsertLead } from './upsert-lead.ts'

interface ReservationEndInput {
  /** Of the reservation's payment. */
  paymentId: number
  move: Extract<ReservationMove, 'complete' | 'cancel' | 'refund' | 'lapse'>
  /** One line for the reservation's notes. */
  note: string
}

/** Ends a paid reservation: the vehicle is for sale again, or sold. Returns the resulting state; null if the transition is not allowed. */
export function endReservation(
  checkoutContext: CheckoutContext,
  { paymentId, move, note }: ReservationEndInput,
): Promise<ReservationState | null> {
  const { payload, now } = checkoutContext
  return inTransaction(payload, async (req) => {
    const locked = await lockPayment(payload, paymentId, req)
    if (!locked?.reservation) return null
    const { payment, reservation } = locked
    const state = endState(reservation.state, { move, payment: payment.state })
    if (!state) return null
    await releaseVehicle(checkoutContext, { reservation, isSold: state === 'completed' }, req)
    const notes = appendNote(reservation.notes, note)
    const data = { state, ended_at: now.toISOString(), notes, lead: await leadOf(checkoutContext, reservation, req) }
    await updateReservation(payload, { id: reservation.id, data }, req)
    if (move === 'lapse')
      await queueEmails(checkoutContext, { payment, reservation, toPayer: 'lapsed', toStaff: 'lapsed' }, req)
    return state
  })
}

/** The lead of an ended reservation. An unpaid hold creates one here. */
const leadOf = (
  checkoutContext: CheckoutContext,
  reservation: Reservation,
  req: InTransaction,
): Promise<number> | number | null =>
  reservation.state === 'held' ? upsertLead(checkoutContext, { reservation, stage: 'unpaid' }, req) : reservation.lead
