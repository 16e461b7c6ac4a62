import { ValidationError } from 'payload'
import type { Payment } from '#cms/generated/payload-types.ts'
import type { OnlinePayment } from '#schemas/payment/online-payment.ts'
import { problem } from '#schemas/problem.ts'
import { newCode } from './new-code.ts'
import { openCheckout } from './open-checkout.ts'
import { readStatus } from './read-status.ts'
import { createCheckoutContext } from './create-checkout-context.ts'
import type { ApiContext, Service } from '../context/api-context.ts'

/** vehicles §2; the code is what its payer alone has. */
export const paymentStatus: Service<'paymentStatus'> = async (context, { code }) =>
  (await readStatus(createCheckoutContext(context), { tenantId: context.tenant.id, code })) ??
  problem('payment-not-found')

/** An invoice is paid, by anyone who is signed in: this page is always gated. locations §6 */
export const onlinePayment: Service<'onlinePayment'> = async (context, input) => {
  const { caller, partners, site, now } = context
  if (!caller.shopper) return problem('not-signed-in')
  if (!partners.payments) return problem('payments-unavailable')
  const payment = await beginOnce(context, { input, shopper: caller.shopper.id })
  if (payment.state !== 'started') return problem('reservation-ended')
  if (!isSame(payment, input)) return problem('key-reused')
  const expiresAt = new Date(now.getTime() + site.config.reservations.paymentMinutes * 60_000).toISOString()
  const description = `${site.name}: ${payment.reference}`
  const { origin, currency } = site
  return openCheckout(createCheckoutContext(context), { payment, origin, currency, description, expiresAt })
}

/** Anyone who comes back from the payment and fixes the amount pays the new one. */
const isSame = (payment: Payment, { reference, amount, name, email }: OnlinePayment): boolean =>
  payment.reference === reference && payment.amount === amount && payment.name === name && payment.email === email

interface Beginning {
  input: OnlinePayment
  shopper: number
}

/** What is sent again under the same key is the same payment. */
async function beginOnce(context: ApiContext, { input, shopper }: Beginning) {
  const { payload, tenant } = context
  const before = await findByKey(context, input.key)
  if (before) return before
  const data = { ...input, tenant: tenant.id, shopper, purpose: 'online-payment', state: 'started' } as const
  try {
    return await payload.create({ collection: 'payments', data: { ...data, code: newCode() }, depth: 0 })
  } catch (error) {
    const first = error instanceof ValidationError ? await findByKey(context, input.key) : null
    if (!first) throw error
    return first
  }
}

async function findByKey({ payload, tenant }: ApiContext, key: string) {
  const where = { tenant: { equals: tenant.id }, key: { equals: key } }
  const { docs } = await payload.find({ collection: 'payments', where, depth: 0, limit: 1 })
  return docs[0] ?? null
}
