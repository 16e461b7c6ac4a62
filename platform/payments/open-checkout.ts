import type { Payment } from '#cms/generated/payload-types.ts'
import { paymentNoticePath, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import type { Till } from './till.ts'

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

/** The provider's page for a payment; the same one where it was asked for before. Null where the provider gave no answer. */
export async function openCheckout(
  { payload, payments }: Till,
  { payment, origin, currency, description, expiresAt }: Opening,
): Promise<PaymentBegun | null> {
  const opened = await payments?.open({
    reference: payment.code,
    amount: payment.amount ?? 0,
    currency,
    description,
    return_url: `${origin}${paymentReturnPath}?code=${payment.code}`,
    notice_url: `${origin}${paymentNoticePath}`,
    expires_at: expiresAt,
  })
  if (!opened) return null
  await payload.update({ collection: 'payments', id: payment.id, data: { provider_id: opened.id }, depth: 0 })
  return { code: payment.code, pay_url: opened.url, expires_at: expiresAt }
}
