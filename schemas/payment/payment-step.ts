import type { PaymentState } from './payment-state.ts'

/** The provider's state of a payment. Amounts in cents. */
interface ProviderPayment {
  state: 'open' | 'paid' | 'refused' | 'expired'
  amount: number
  refunded: number
  refund_refusal?: string | null | undefined
}

export type PaymentStep = 'pay' | 'refuse' | 'expire' | 'refunded' | 'refuse-refund'

/**
 * The action for the provider's state; null if already applied. Independent of delay, repetition and order: a payment counts even after its
 * expiry.
 */
export function paymentStep(state: PaymentState, payment: ProviderPayment): PaymentStep | null {
  if (payment.state === 'paid' && payment.refunded >= payment.amount) return state === 'refunded' ? null : 'refunded'
  if (payment.refund_refusal && state === 'refunding') return 'refuse-refund'
  if (payment.state === 'paid') return ['started', 'expired', 'refused'].includes(state) ? 'pay' : null
  if (state !== 'started') return null
  if (payment.state === 'refused') return 'refuse'
  return payment.state === 'expired' ? 'expire' : null
}
