import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { appendLog } from './payment-rules.ts'
import { type LockedPayment, updatePayment } from './payments-store.ts'
import { queueEmails } from './queue-emails.ts'
import { appendNote } from './reservation-rules.ts'
import { updateReservation } from './reservations-store.ts'
import * as texts from './texts.ts'

/** Records a declined refund: no automatic retry, and staff receive the reason and next step. The refund stays owed. */
export async function recordRefusedRefund(
  checkoutContext: CheckoutContext,
  { payment, reservation, reason }: LockedPayment & { reason: string },
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const data = {
    state: 'refund-refused' as const,
    refund_refusal: reason,
    log: appendLog(payment, { now, what: texts.refundRefusedReason({ reason }) }),
  }
  const refused = await updatePayment(payload, { id: payment.id, data }, req)
  if (reservation) {
    const line = texts.iSostringPaymentProviderRefusedRefund({ iSOString: now.toISOString(), reason })
    const notes = appendNote(reservation.notes, line)
    await updateReservation(payload, { id: reservation.id, data: { notes } }, req)
  }
  await queueEmails(checkoutContext, { payment: refused, reservation, toStaff: 'refundRefused' }, req)
}
