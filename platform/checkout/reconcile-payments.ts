import type { Logger } from '../base/log.ts'
import { refundPayment } from './refund-payment.ts'
import { settlePayment } from './settle-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { endReservation } from './end-reservation.ts'
import { type DuePayment, type DueReason, findDuePayments } from './due-payments-store.ts'
import { expireHold, expirePayment } from './expire-hold.ts'
import { sendReminders } from './send-reminders.ts'

/**
 * Scheduled work of payments and reservations: queries open payments, ends expired holds and reservations, sends reminders, and retries
 * unconfirmed refunds. A failure is logged with the payment's id, and the next run retries.
 */
export async function reconcilePayments(checkoutContext: CheckoutContext, log: Logger): Promise<void> {
  const { pool, now } = checkoutContext
  const each = async (reason: DueReason, act: (due: DuePayment) => Promise<unknown>) => {
    for (const due of await findDuePayments(pool, { reason, now }))
      await act(due).catch((error: unknown) =>
        log.error({ err: error, payment: due.id }, 'payment reconciliation failed'),
      )
  }
  await each('started', (due) => settlePayment(checkoutContext, due))
  await each('expiredLately', (due) => settlePayment(checkoutContext, due))
  await each('abandoned', ({ id }) => expirePayment(checkoutContext, id))
  await each('overdueHold', ({ id }) => expireHold(checkoutContext, id))
  await each('reminderDue', ({ id }) => sendReminders(checkoutContext, id))
  await each('overdueReservation', ({ id }) =>
    endReservation(checkoutContext, { paymentId: id, move: 'lapse', note: '' }),
  )
  await each('unconfirmedRefund', ({ id }) => refundPayment(checkoutContext, id))
}
