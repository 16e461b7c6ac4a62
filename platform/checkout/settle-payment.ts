import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { applyCheckout } from './apply-checkout.ts'
import { refundPayment } from './refund-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'

export interface SettledPayment {
  id: number
  state: PaymentState
  provider_id: string | null
}

/**
 * Asks the provider how a payment stands and does what follows: nothing that anybody else says counts. What was paid too late goes back at once.
 * Null where the provider gave no answer.
 */
export async function settlePayment(
  checkoutContext: CheckoutContext,
  { id, provider_id }: Pick<SettledPayment, 'id' | 'provider_id'>,
): Promise<PaymentState | null> {
  const told = provider_id ? await checkoutContext.payments?.read(provider_id) : null
  if (!told) return null
  const state = await applyCheckout(checkoutContext, { id, told })
  return state === 'paid' && (await isOwed(checkoutContext, id)) ? refundPayment(checkoutContext, id) : state
}

async function isOwed({ pool }: CheckoutContext, id: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from payments p join reservations r on r.id = p.reservation_id
     where p.id = $1 and p.state = 'paid' and r.state = 'refund-due'`,
    [id],
  )
  return (rowCount ?? 0) > 0
}
