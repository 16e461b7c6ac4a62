import type { InTransaction } from '../base/database/transaction.ts'
import type { LockedPayment } from './lock-rows.ts'
import { appendLog } from './append-log.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { queueEmails } from './queue-emails.ts'

/** The provider will not pay it back: nobody asks again by itself, and staff hear why and what to do. What is owed stays owed. */
export async function recordRefusedRefund(
  checkoutContext: CheckoutContext,
  { payment, reservation, reason }: LockedPayment & { reason: string },
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const data = {
    state: 'refund-refused' as const,
    refund_refusal: reason,
    log: appendLog(payment, { now, what: `refund refused: ${reason}` }),
  }
  const refused = await payload.update({ collection: 'payments', id: payment.id, data, depth: 0, req })
  if (reservation) {
    const line = `${now.toISOString()} The payment provider refused the refund: ${reason} Open its payment to see what to do.`
    const notes = [reservation.notes, line].filter(Boolean).join('\n').slice(-10_000)
    await payload.update({ collection: 'reservations', id: reservation.id, data: { notes }, depth: 0, req })
  }
  await queueEmails(checkoutContext, { payment: refused, reservation, toStaff: 'refundRefused' }, req)
}
