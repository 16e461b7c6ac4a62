import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { releaseVehicle } from './release-vehicle.ts'
import { upsertLead } from './upsert-lead.ts'
import { appendLog } from './payment-rules.ts'
import { type LockedPayment, updatePayment } from './payments-store.ts'
import { type Reservation, updateReservation } from './reservations-store.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { queueEmails } from './queue-emails.ts'
import * as texts from './texts.ts'

/** Records a refund made at the provider, and emails the payer. A vehicle still reserved for it is for sale again. */
export async function handleExternalRefund(
  checkoutContext: CheckoutContext,
  { payment, reservation, isByHand = false }: LockedPayment & { isByHand?: boolean },
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const log = appendLog(payment, { now, what: isByHand ? texts.refundedInAnotherWay : 'refunded' })
  const data = { state: 'refunded' as const, refunded_at: now.toISOString(), refund_refusal: null, log }
  const refunded = await updatePayment(payload, { id: payment.id, data }, req)
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
  await releaseVehicle(checkoutContext, { reservation, isSold: false }, req)
  const lead = reservation.lead ?? (await upsertLead(checkoutContext, { reservation, stage: 'unpaid' }, req))
  const data = { state, ended_at: reservation.ended_at ?? now.toISOString(), lead }
  await updateReservation(payload, { id: reservation.id, data }, req)
}
