import { paymentOutcome } from '#schemas/payment/payment-outcome.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { referenceId } from '../base/database/reference-id.ts'
import { isPolledRecently } from './poll-throttle.ts'
import { settlePayment } from './settle-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'

interface Asked {
  tenantId: number
  code: string
  /** The payer has just come from the provider's page: what was known a moment ago is old. */
  isBack?: boolean
}

/** How a payment of a site stands, asking the provider where it has told nothing yet; null where the site has none of that code. */
export async function readStatus(checkoutContext: CheckoutContext, asked: Asked): Promise<PaymentStatus | null> {
  const before = await findByCode(checkoutContext, asked)
  if (!before) return null
  const isOpen = before.state === 'started' || before.state === 'expired'
  const provider_id = before.provider_id ?? null
  // Without script, a payer comes back once before they have paid and once after.
  const isKnown = asked.isBack ? isPolledRecently(`back ${before.id}`, 5) : isPolledRecently(`status ${before.id}`)
  if (isOpen && !isKnown) await settlePayment(checkoutContext, { id: before.id, provider_id })
  const payment = await findByCode(checkoutContext, asked)
  return payment && statusOf(checkoutContext, payment)
}

export async function findByCode({ payload }: CheckoutContext, { tenantId, code }: Asked) {
  const where = { tenant: { equals: tenantId }, code: { equals: code } }
  const { docs } = await payload.find({ collection: 'payments', where, depth: 0, limit: 1 })
  return docs[0] ?? null
}

type Found = NonNullable<Awaited<ReturnType<typeof findByCode>>>

async function statusOf({ payload }: CheckoutContext, payment: Found): Promise<PaymentStatus> {
  const id = referenceId(payment.reservation)
  const reservation =
    id === null ? null : await payload.findByID({ collection: 'reservations', id, depth: 1, disableErrors: true })
  const vehicle = typeof reservation?.vehicle === 'object' ? reservation.vehicle : null
  return {
    outcome: paymentOutcome(payment.state, reservation?.state ?? null),
    purpose: payment.purpose,
    amount: payment.amount ?? 0,
    reference: payment.reference ?? '',
    vehicle: vehicle ? { name: vehicle.name, slug: vehicle.slug ?? '' } : null,
    until: reservation?.expires_at ?? null,
  }
}
