import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { applyCheckout } from './apply-checkout.ts'
import { lockPayment } from './lock-rows.ts'
import { recordRefusedRefund } from './record-refused-refund.ts'
import { appendLog } from './append-log.ts'
import type { CheckoutContext } from './checkout-context.ts'

/**
 * Has the provider pay everything back, once, however often it is asked for: it knows the refund by the payment's own code. Where it gives no answer
 * the refund stays under way, and the clock asks again. A refusal for good ends it, until staff ask again. Gives the state after that; null where
 * there is no such payment.
 */
export async function refundPayment(checkoutContext: CheckoutContext, id: number): Promise<PaymentState | null> {
  const { payload, now, payments } = checkoutContext
  const asked = await inTransaction(payload, async (req) => {
    const locked = await lockPayment(checkoutContext, id, req)
    if (!locked) return null
    const { payment } = locked
    if (payment.state !== 'paid' && payment.state !== 'refund-refused') return payment
    const data = {
      state: 'refunding' as const,
      refund_refusal: null,
      log: appendLog(payment, { now, what: 'refund asked for' }),
    }
    return payload.update({ collection: 'payments', id, data, depth: 0, req })
  })
  if (!asked) return null
  if (asked.state !== 'refunding' || !asked.provider_id) return asked.state
  const outcome = await payments?.refund(asked.provider_id, { key: asked.code, amount: asked.amount ?? 0 })
  if (!outcome) return asked.state
  if ('answer' in outcome) return applyCheckout(checkoutContext, { id, told: outcome.answer })
  return outcome.refusal.isFinal
    ? endRefused(checkoutContext, { id, providerId: asked.provider_id, reason: outcome.refusal.reason })
    : asked.state
}

interface Refused {
  id: number
  providerId: string
  reason: string
}

/** A second request may be refused because the first was done: how the payment stands at the provider has the last word. */
async function endRefused(
  checkoutContext: CheckoutContext,
  { id, providerId, reason }: Refused,
): Promise<PaymentState | null> {
  const told = await checkoutContext.payments?.read(providerId)
  const state = told ? await applyCheckout(checkoutContext, { id, told }) : null
  if (state !== null && state !== 'refunding') return state
  return inTransaction(checkoutContext.payload, async (req) => {
    const locked = await lockPayment(checkoutContext, id, req)
    if (locked?.payment.state !== 'refunding') return locked?.payment.state ?? null
    await recordRefusedRefund(checkoutContext, { ...locked, reason }, req)
    return 'refund-refused'
  })
}
