import { paymentNoticePath, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import { applyCheckout } from './apply-checkout.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { type Payment, setProviderPage } from './payments-store.ts'

interface CheckoutInput {
  payment: Pick<Payment, 'id' | 'code' | 'amount'>
  /** Origin of the site. */
  origin: string
  currency: string
  /** Shown to the payer on the provider's page. */
  description: string
  /** ISO 8601; no payment is accepted after it. */
  expiresAt: string
}

/**
 * Opens the provider's page for a payment; the same page if it was opened before. If that one was paid, refused or expired meanwhile, its
 * state is applied and `reservation-ended` lets the payer start again; `payments-unavailable` if the provider did not answer.
 */
export async function openCheckout(
  checkoutContext: CheckoutContext,
  { payment, origin, currency, description, expiresAt }: CheckoutInput,
): Promise<PaymentBegun | Problem> {
  const { pool, payments, now } = checkoutContext
  const opened = await payments?.open({
    reference: payment.code,
    amount: payment.amount,
    currency,
    description,
    return_url: `${origin}${paymentReturnPath}?code=${payment.code}`,
    notice_url: `${origin}${paymentNoticePath}`,
    expires_at: expiresAt,
  })
  if (!opened) return problem('payments-unavailable')
  await setProviderPage(pool, { id: payment.id, providerId: opened.id, now })
  if (opened.state === 'open') return { code: payment.code, pay_url: opened.url, expires_at: expiresAt }
  await applyCheckout(checkoutContext, { id: payment.id, checkout: opened })
  return problem('reservation-ended')
}
