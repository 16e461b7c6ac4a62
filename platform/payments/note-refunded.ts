import type { Reservation } from '#cms/generated/payload-types.ts'
import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { freeVehicle } from '../reservations/free-vehicle.ts'
import { keptAnswers } from '../reservations/kept-answers.ts'
import { noteLead } from '../reservations/note-lead.ts'
import { idOf } from './id-of.ts'
import type { LockedPayment } from './locked.ts'
import { noted } from './noted.ts'
import type { Till } from './till.ts'
import { writeLetters } from './write-letters.ts'

/** The money is back where it came from, and whoever paid hears of it. A vehicle that was still kept for it is for sale again. */
export async function noteRefunded(
  till: Till,
  { payment, reservation, isByHand = false }: LockedPayment & { isByHand?: boolean },
  req: InTransaction,
): Promise<void> {
  const { payload, now } = till
  const log = noted(payment, { now, what: isByHand ? 'paid back in another way' : 'refunded' })
  const data = { state: 'refunded' as const, refunded_at: now.toISOString(), refund_refusal: null, log }
  const refunded = await payload.update({ collection: 'payments', id: payment.id, data, depth: 0, req })
  if (reservation) await endRefunded(till, reservation, req)
  await writeLetters(till, { payment: refunded, reservation, toPayer: isByHand ? 'paidBack' : 'refunded' }, req)
}

async function endRefunded(till: Till, reservation: Reservation, req: InTransaction): Promise<void> {
  const { payload, now } = till
  const state = afterMove(reservation.state, 'refunded')
  if (!state) return
  const vehicle = idOf(reservation.vehicle)
  if (reservation.state === 'paid' && vehicle !== null) {
    const staysLocked = keptAnswers(reservation).was_locked
    await freeVehicle(till, { id: vehicle, staysLocked, isSold: false }, req)
  }
  const lead = idOf(reservation.lead) ?? (await noteLead(till, { reservation, stage: 'unpaid' }, req))
  const data = { state, ended_at: reservation.ended_at ?? now.toISOString(), lead }
  await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
}
