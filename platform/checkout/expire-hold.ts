import { inTransaction } from '../base/database/transaction.ts'
import { lockPayment } from './lock-rows.ts'
import { appendLog } from './append-log.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { endHold } from './end-hold.ts'

/** Ends the hold of a vehicle whose time to pay is over, so that the next shopper need not wait for the clock. */
export async function expireHoldOfPayment(checkoutContext: CheckoutContext, vehicleId: number): Promise<void> {
  const { rows } = await checkoutContext.pool.query<{ id: number }>(
    `select p.id from payments p join reservations r on r.id = p.reservation_id
     where r.vehicle_id = $1 and r.state = 'held' and r.expires_at <= $2`,
    [vehicleId, checkoutContext.now],
  )
  for (const { id } of rows) await expireHold(checkoutContext, id)
}

/** By its payment. What is paid after this takes the vehicle if it is still free, and is paid back if not. */
export async function expireHold(checkoutContext: CheckoutContext, paymentId: number): Promise<void> {
  const { payload, now } = checkoutContext
  await inTransaction(payload, async (req) => {
    const locked = await lockPayment(checkoutContext, paymentId, req)
    if (locked?.reservation?.state !== 'held' || locked.payment.state !== 'started') return
    const data = { state: 'expired' as const, log: appendLog(locked.payment, { now, what: 'the time to pay is over' }) }
    await payload.update({ collection: 'payments', id: paymentId, data, depth: 0, req })
    await endHold(checkoutContext, { reservation: locked.reservation, move: 'lapse' }, req)
  })
}
