import { inTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { lockPayment } from './payments-store.ts'
import { queueEmails } from './queue-emails.ts'
import { updateReservation } from './reservations-store.ts'

/** Reminds the payer once that the reservation ends soon. Identified by its payment. */
export async function sendReminders(checkoutContext: CheckoutContext, paymentId: number): Promise<void> {
  const { payload, now } = checkoutContext
  await inTransaction(payload, async (req) => {
    const locked = await lockPayment(payload, paymentId, req)
    if (locked?.reservation?.state !== 'paid' || locked.reservation.reminded_at) return
    const { payment, reservation } = locked
    const data = { reminded_at: now.toISOString() }
    await updateReservation(payload, { id: reservation.id, data }, req)
    await queueEmails(checkoutContext, { payment, reservation, toPayer: 'reminder' }, req)
  })
}
