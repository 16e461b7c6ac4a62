import type { Reservation } from '#cms/generated/payload-types.ts'
import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { freeVehicle } from './release-vehicle.ts'
import { keptAnswers } from './saved-answers.ts'
import { noteLead } from './upsert-lead.ts'
import { idOf } from '../base/database/reference-id.ts'
import type { LockedPayment } from './lock-rows.ts'
import { noted } from './append-log.ts'
import type { Till } from './checkout-context.ts'
import { writeLetters } from './queue-emails.ts'

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
