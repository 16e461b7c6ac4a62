import { inTransaction } from '../base/database/transaction.ts'
import { lockPayment } from './lock-rows.ts'
import { appendLog } from './append-log.ts'
import type { CheckoutContext } from './checkout-context.ts'

/** A payment that was begun and of which nothing will be heard any more. What is told of it all the same still counts. */
export async function expirePayment(checkoutContext: CheckoutContext, id: number): Promise<void> {
  const { payload, now } = checkoutContext
  await inTransaction(payload, async (req) => {
    const locked = await lockPayment(checkoutContext, id, req)
    if (locked?.payment.state !== 'started') return
    const log = appendLog(locked.payment, { now, what: 'nothing was heard of it' })
    await payload.update({ collection: 'payments', id, data: { state: 'expired', log }, depth: 0, req })
  })
}
