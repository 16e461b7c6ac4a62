import { paymentStep } from '#schemas/payment/payment-step.ts'
import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import type { Checkout } from '../integrations/payments.ts'
import { endHold } from './end-hold.ts'
import { lockPayment } from './lock-rows.ts'
import { appendLog } from './append-log.ts'
import { recordRefusedRefund } from './record-refused-refund.ts'
import { handleExternalRefund } from './handle-external-refund.ts'
import { takePayment } from './take-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'

/**
 * Does what follows from what the provider says, once, no matter who says it again and in whatever order. What is not this payment's page, or of another
 * amount, is left alone. Gives the state after that; null where there is no such payment.
 */
export function applyCheckout(
  checkoutContext: CheckoutContext,
  { id, told }: { id: number; told: Checkout },
): Promise<PaymentState | null> {
  const { payload, now } = checkoutContext
  return inTransaction(payload, async (req) => {
    const locked = await lockPayment(checkoutContext, id, req)
    if (!locked) return null
    const { payment, reservation } = locked
    if (told.reference !== payment.code || told.amount !== payment.amount) return payment.state
    const step = paymentStep(payment.state, told)
    if (step === 'pay') {
      await takePayment(checkoutContext, locked, req)
      return 'paid'
    }
    if (step === 'refunded') {
      await handleExternalRefund(checkoutContext, locked, req)
      return 'refunded'
    }
    if (step === 'refuse-refund') {
      await recordRefusedRefund(checkoutContext, { ...locked, reason: told.refund_refusal ?? '' }, req)
      return 'refund-refused'
    }
    if (step === null) return payment.state
    const state = step === 'refuse' ? 'refused' : 'expired'
    const log = appendLog(payment, { now, what: state })
    await payload.update({ collection: 'payments', id, data: { state, log }, depth: 0, req })
    if (reservation) await endHold(checkoutContext, { reservation, move: step === 'refuse' ? 'refuse' : 'lapse' }, req)
    return state
  })
}
