import type { Reservation } from '#cms/generated/payload-types.ts'
import { afterMove, type ReservationMove } from '#schemas/reservation/after-move.ts'
import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import { referenceId } from '../base/database/reference-id.ts'
import { lockPayment } from './lock-rows.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { queueEmails } from './queue-emails.ts'
import { releaseVehicle } from './release-vehicle.ts'
import { savedAnswers } from './saved-answers.ts'
import { upsertLead } from './upsert-lead.ts'

interface Ending {
  /** Of the reservation's payment. */
  paymentId: number
  move: Extract<ReservationMove, 'complete' | 'cancel' | 'refund' | 'lapse'>
  /** One line for the reservation's notes. */
  note: string
}

/** What was paid for ends: the vehicle is for sale again, or sold. Gives the state after that; null where this cannot happen to it now. */
export function endReservation(
  checkoutContext: CheckoutContext,
  { paymentId, move, note }: Ending,
): Promise<ReservationState | null> {
  const { payload, now } = checkoutContext
  return inTransaction(payload, async (req) => {
    const locked = await lockPayment(checkoutContext, paymentId, req)
    if (!locked?.reservation) return null
    const { payment, reservation } = locked
    const state = afterMove(reservation.state, move)
    if (!state || (state === 'refund-due' && payment.state !== 'paid')) return null
    const vehicle = referenceId(reservation.vehicle)
    if (reservation.state === 'paid' && vehicle !== null) {
      const staysLocked = savedAnswers(reservation).was_locked
      await releaseVehicle(checkoutContext, { id: vehicle, staysLocked, isSold: state === 'completed' }, req)
    }
    const notes = notesOf(reservation, note)
    const data = { state, ended_at: now.toISOString(), notes, lead: await leadOf(checkoutContext, reservation, req) }
    await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
    if (move === 'lapse')
      await queueEmails(checkoutContext, { payment, reservation, toPayer: 'lapsed', toStaff: 'lapsed' }, req)
    return state
  })
}

/** Anyone who was still at the payment is none yet. */
const leadOf = (
  checkoutContext: CheckoutContext,
  reservation: Reservation,
  req: InTransaction,
): Promise<number> | number | null =>
  reservation.state === 'held'
    ? upsertLead(checkoutContext, { reservation, stage: 'unpaid' }, req)
    : referenceId(reservation.lead)

const notesOf = ({ notes }: Reservation, note: string): string =>
  [notes, note].filter(Boolean).join('\n').slice(-10_000)
