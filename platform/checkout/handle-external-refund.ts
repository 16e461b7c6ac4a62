import type { Reservation } from '#cms/generated/payload-types.ts'
import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { releaseVehicle } from './release-vehicle.ts'
import { savedAnswers } from './saved-answers.ts'
import { upsertLead } from './upsert-lead.ts'
import { referenceId } from '../base/database/reference-id.ts'
import type { LockedPayment } from './lock-rows.ts'
import { appendLog } from './append-log.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { queueEmails } from './queue-emails.ts'

/** The money is back where it came from, and anyone who paid hears of it. A vehicle that was still kept for it is for sale again. */
export async function handleExternalRefund(
  checkoutContext: CheckoutContext,
  { payment, reservation, isByHand = false }: LockedPayment & { isByHand?: boolean },
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const log = appendLog(payment, { now, what: isByHand ? 'paid back in another way' : 'refunded' })
  const data = { state: 'refunded' as const, refunded_at: now.toISOString(), refund_refusal: null, log }
  const refunded = await payload.update({ collection: 'payments', id: payment.id, data, depth: 0, req })
  if (reservation) await endRefunded(checkoutContext, reservation, req)
  await queueEmails(
    checkoutContext,
    { payment: refunded, reservation, toPayer: isByHand ? 'paidBack' : 'refunded' },
    req,
  )
}

async function endRefunded(
  checkoutContext: CheckoutContext,
  reservation: Reservation,
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const state = afterMove(reservation.state, 'refunded')
  if (!state) return
  const vehicle = referenceId(reservation.vehicle)
  if (reservation.state === 'paid' && vehicle !== null) {
    const staysLocked = savedAnswers(reservation).was_locked
    await releaseVehicle(checkoutContext, { id: vehicle, staysLocked, isSold: false }, req)
  }
  const lead =
    referenceId(reservation.lead) ?? (await upsertLead(checkoutContext, { reservation, stage: 'unpaid' }, req))
  const data = { state, ended_at: reservation.ended_at ?? now.toISOString(), lead }
  await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
}
