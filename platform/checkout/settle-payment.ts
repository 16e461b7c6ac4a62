import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { applyCheckout } from './apply-checkout.ts'
import { refundPayment } from './refund-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { isRefundOwed } from './payments-store.ts'

export interface SettledPayment {
  id: number
  state: PaymentState
  provider_id: string | null
}

/**
 * Queries the provider for a payment's state and applies it; no other source is trusted. A late payment is refunded immediately. Null if
 * the provider did not answer.
 */
export async function settlePayment(
  checkoutContext: CheckoutContext,
  { id, provider_id }: Pick<SettledPayment, 'id' | 'provider_id'>,
): Promise<PaymentState | null> {
  const checkout = provider_id ? await checkoutContext.payments?.read(provider_id) : null
  if (!checkout) return null
  const state = await applyCheckout(checkoutContext, { id, checkout })
  return state === 'paid' && (await isRefundOwed(checkoutContext.pool, id)) ? refundPayment(checkoutContext, id) : state
}
