import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { applyCheckout } from './apply-checkout.ts'
import { recordRefusedRefund } from './record-refused-refund.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { appendLog, canRefund, refundStep } from './payment-rules.ts'
import { lockPayment, updatePayment } from './payments-store.ts'
import * as texts from './texts.ts'

/**
 * Requests a full refund, idempotent by the payment's own code. Without an answer the refund stays pending for the scheduled retry. A final
 * decline ends it until staff request it again. Returns the resulting state; null if the payment does not exist.
 */
export async function refundPayment(checkoutContext: CheckoutContext, id: number): Promise<PaymentState | null> {
  const { payload, now, payments } = checkoutContext
  const currentPayment = await inTransaction(payload, async (req) => {
    const locked = await lockPayment(payload, id, req)
    if (!locked) return null
    const { payment } = locked
    if (!canRefund(payment.state)) return payment
    const data = {
      state: 'refunding' as const,
      refund_refusal: null,
      log: appendLog(payment, { now, what: texts.refundRequested }),
    }
    return updatePayment(payload, { id, data }, req)
  })
  if (!currentPayment) return null
  if (currentPayment.state !== 'refunding' || !currentPayment.provider_id) return currentPayment.state
  const outcome = await payments?.refund(currentPayment.provider_id, {
    key: currentPayment.code,
    amount: currentPayment.amount,
  })
  const next = refundStep(outcome)
  if (next.step === 'wait') return currentPayment.state
  if (next.step === 'apply') return applyCheckout(checkoutContext, { id, checkout: next.checkout })
  return endRefused(checkoutContext, { id, providerId: currentPayment.provider_id, reason: next.reason })
}

interface RefusedRefund {
  id: number
  providerId: string
  reason: string
}

/** A repeated request may be declined because the first succeeded, so the provider's payment state decides. */
async function endRefused(
  checkoutContext: CheckoutContext,
  { id, providerId, reason }: RefusedRefund,
): Promise<PaymentState | null> {
  const checkout = await checkoutContext.payments?.read(providerId)
  const state = checkout ? await applyCheckout(checkoutContext, { id, checkout }) : null
  if (state !== null && state !== 'refunding') return state
  return inTransaction(checkoutContext.payload, async (req) => {
    const locked = await lockPayment(checkoutContext.payload, id, req)
    if (locked?.payment.state !== 'refunding') return locked?.payment.state ?? null
    await recordRefusedRefund(checkoutContext, { ...locked, reason }, req)
    return 'refund-refused'
  })
}
