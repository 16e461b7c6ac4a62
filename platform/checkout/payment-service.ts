import { ValidationError } from 'payload'
import type { OnlinePayment } from '#schemas/payment/online-payment.ts'
import { problem } from '#schemas/problem.ts'
import { newCode } from './new-code.ts'
import { openCheckout } from './open-checkout.ts'
import { isSameInvoice } from './payment-rules.ts'
import { createPayment, findPaymentByKey, type Payment } from './payments-store.ts'
import { holdEnd } from './reservation-rules.ts'
import { readStatus } from './read-status.ts'
import { createCheckoutContext } from './create-checkout-context.ts'
import type { ApiContext, Service } from '../context/api-context.ts'

/** vehicles §2. Only the payer has the code. */
export const paymentStatus: Service<'paymentStatus'> = async (context, { code }) =>
  (await readStatus(createCheckoutContext(context), { tenantId: context.tenant.id, code })) ??
  problem('payment-not-found')

/** Online payment of an invoice by a signed-in shopper: this page always requires sign-in. locations §6 */
export const onlinePayment: Service<'onlinePayment'> = async (context, input) => {
  const { caller, partners, site, now } = context
  if (!caller.shopper) return problem('not-signed-in')
  if (!partners.payments) return problem('payments-unavailable')
  const payment = await beginOnce(context, { input, shopper: caller.shopper.id })
  if (payment.state !== 'started') return problem('reservation-ended')
  if (!isSameInvoice(payment, input)) return problem('key-reused')
  const expiresAt = holdEnd(now, site.config.reservations.paymentMinutes)
  const description = `${site.name}: ${payment.reference}`
  const { origin, currency } = site
  return openCheckout(createCheckoutContext(context), { payment, origin, currency, description, expiresAt })
}

interface PaymentInput {
  input: OnlinePayment
  shopper: number
}

/** A repeated request with the same key returns the same payment. */
async function beginOnce({ payload, tenant }: ApiContext, { input, shopper }: PaymentInput): Promise<Payment> {
  const known = { tenantId: tenant.id, key: input.key }
  const before = await findPaymentByKey(payload, known)
  if (before) return before
  try {
    return await createPayment(payload, {
      ...input,
      tenant: tenant.id,
      shopper,
      purpose: 'online-payment',
      code: newCode(),
    })
  } catch (error) {
    const first = error instanceof ValidationError ? await findPaymentByKey(payload, known) : null
    if (!first) throw error
    return first
  }
}
