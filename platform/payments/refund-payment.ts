import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { applyCheckout } from './apply-checkout.ts'
import { lockPayment } from './locked.ts'
import { noted } from './noted.ts'
import type { Till } from './till.ts'

/**
 * Has the provider pay everything back, once, however often it is asked for: it knows the refund by the payment's own code. Where it gives no answer
 * the refund stays under way, and the clock asks again. Gives the state after that; null where there is no such payment.
 */
export async function refundPayment(till: Till, id: number): Promise<PaymentState | null> {
  const { payload, now, payments } = till
  const asked = await inTransaction(payload, async (req) => {
    const locked = await lockPayment(till, id, req)
    if (!locked) return null
    const { payment } = locked
    if (payment.state !== 'paid') return payment
    const data = { state: 'refunding' as const, log: noted(payment, { now, what: 'refund asked for' }) }
    return payload.update({ collection: 'payments', id, data, depth: 0, req })
  })
  if (!asked) return null
  if (asked.state !== 'refunding' || !asked.provider_id) return asked.state
  const told = await payments?.refund(asked.provider_id, { key: asked.code, amount: asked.amount ?? 0 })
  return told ? applyCheckout(till, { id, told }) : asked.state
}
