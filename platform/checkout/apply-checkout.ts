import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import type { Checkout } from '../integrations/payments.ts'
import { endHold } from './expire-hold.ts'
import { appendLog, nextStep } from './payment-rules.ts'
import { lockPayment, updatePayment } from './payments-store.ts'
import { recordRefusedRefund } from './record-refused-refund.ts'
import { handleExternalRefund } from './handle-external-refund.ts'
import { takePayment } from './take-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'

/**
 * Applies the provider's state of a checkout once, regardless of repetition and order. Ignores another payment's page or amount. Returns
 * the resulting state; null if the payment does not exist.
 */
export function applyCheckout(
  checkoutContext: CheckoutContext,
  { id, checkout }: { id: number; checkout: Checkout },
): Promise<PaymentState | null> {
  const { payload, now } = checkoutContext
  return inTransaction(payload, async (req) => {
    const locked = await lockPayment(payload, id, req)
    if (!locked) return null
    const { payment, reservation } = locked
    const step = nextStep(payment, checkout)
    if (step === 'pay') {
      await takePayment(checkoutContext, locked, req)
      return 'paid'
    }
    if (step === 'refunded') {
      await handleExternalRefund(checkoutContext, locked, req)
      return 'refunded'
    }
    if (step === 'refuse-refund') {
      await recordRefusedRefund(checkoutContext, { ...locked, reason: checkout.refund_refusal ?? '' }, req)
      return 'refund-refused'
    }
    if (step === null) return payment.state
    const state = step === 'refuse' ? 'refused' : 'expired'
    const log = appendLog(payment, { now, what: state })
    await updatePayment(payload, { id, data: { state, log } }, req)
    if (reservation) await endHold(checkoutContext, { reservation, move: step === 'refuse' ? 'refuse' : 'lapse' }, req)
    return state
  })
}
