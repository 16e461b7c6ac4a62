import { inTransaction } from '../base/database/transaction.ts'
import { lockPayment } from './lock-rows.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { queueEmails } from './queue-emails.ts'

/** Tells anyone who paid that the time for which their vehicle is kept is nearly over, once. By its payment. */
export async function sendReminders(checkoutContext: CheckoutContext, paymentId: number): Promise<void> {
  const { payload, now } = checkoutContext
  await inTransaction(payload, async (req) => {
    const locked = await lockPayment(checkoutContext, paymentId, req)
    if (locked?.reservation?.state !== 'paid' || locked.reservation.reminded_at) return
    const { payment, reservation } = locked
    const data = { reminded_at: now.toISOString() }
    await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
    await queueEmails(checkoutContext, { payment, reservation, toPayer: 'reminder' }, req)
  })
}
