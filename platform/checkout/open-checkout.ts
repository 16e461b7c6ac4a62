import type { Payment } from '#cms/generated/payload-types.ts'
import { paymentNoticePath, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import { applyCheckout } from './apply-checkout.ts'
import type { CheckoutContext } from './checkout-context.ts'

interface Opening {
  payment: Pick<Payment, 'id' | 'code' | 'amount'>
  /** Of the site. */
  origin: string
  currency: string
  /** What the payer reads on the provider's page. */
  description: string
  /** ISO 8601; nobody can pay after that. */
  expiresAt: string
}

/**
 * The provider's page for a payment; the same one where it was asked for before. Where that was paid, refused or given up meanwhile, what follows is
 * done, and `reservation-ended` has the payer begin again; `payments-unavailable` where the provider gave no answer.
 */
export async function openCheckout(
  checkoutContext: CheckoutContext,
  { payment, origin, currency, description, expiresAt }: Opening,
): Promise<PaymentBegun | Problem> {
  const { pool, payments, now } = checkoutContext
  const opened = await payments?.open({
    reference: payment.code,
    amount: payment.amount ?? 0,
    currency,
    description,
    return_url: `${origin}${paymentReturnPath}?code=${payment.code}`,
    notice_url: `${origin}${paymentNoticePath}`,
    expires_at: expiresAt,
  })
  if (!opened) return problem('payments-unavailable')
  // This column alone: the page may have been paid meanwhile.
  await pool.query(
    'update payments set provider_id = $1, updated_at = $2 where id = $3 and provider_id is distinct from $1',
    [opened.id, now, payment.id],
  )
  if (opened.state === 'open') return { code: payment.code, pay_url: opened.url, expires_at: expiresAt }
  await applyCheckout(checkoutContext, { id: payment.id, told: opened })
  return problem('reservation-ended')
}
