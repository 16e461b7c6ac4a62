import type { PaymentState } from './payment-state.ts'

/** What the provider says of a payment. Amounts in cents. */
interface Told {
  state: 'open' | 'paid' | 'refused' | 'expired'
  amount: number
  refunded: number
  refund_refusal?: string | null | undefined
}

export type PaymentStep = 'pay' | 'refuse' | 'expire' | 'refunded' | 'refuse-refund'

/**
 * What has to be done about what the provider says; null where we know it already. Told late, twice or in another order, it comes to the same: what
 * was paid is paid, also where we had given it up.
 */
export function paymentStep(state: PaymentState, told: Told): PaymentStep | null {
  if (told.state === 'paid' && told.refunded >= told.amount) return state === 'refunded' ? null : 'refunded'
  if (told.refund_refusal && state === 'refunding') return 'refuse-refund'
  if (told.state === 'paid') return ['started', 'expired', 'refused'].includes(state) ? 'pay' : null
  if (state !== 'started') return null
  if (told.state === 'refused') return 'refuse'
  return told.state === 'expired' ? 'expire' : null
}
