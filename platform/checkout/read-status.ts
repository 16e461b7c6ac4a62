import { paymentOutcome } from '#schemas/payment/payment-outcome.ts'
import type { PaymentStatus } from '#schemas/payment/payment-status.ts'
import { isOpen } from './payment-rules.ts'
import { findPaymentByCode, type Payment } from './payments-store.ts'
import { isPolledRecently } from './poll-throttle.ts'
import { findReservationStatus } from './reservations-store.ts'
import { settlePayment } from './settle-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'

interface PaymentStatusQuery {
  tenantId: number
  code: string
  /** The payer has just returned from the provider's page, so a cached state is outdated. */
  isBack?: boolean
}

/** The state of a site's payment, queried from the provider if open; null if the code is unknown. */
export async function readStatus(
  checkoutContext: CheckoutContext,
  query: PaymentStatusQuery,
): Promise<PaymentStatus | null> {
  const { payload } = checkoutContext
  const before = await findPaymentByCode(payload, query)
  if (!before) return null
  // Without script, a payer returns once before and once after paying.
  const isKnown = query.isBack ? isPolledRecently(`back ${before.id}`, 5) : isPolledRecently(`status ${before.id}`)
  if (isOpen(before.state) && !isKnown) await settlePayment(checkoutContext, before)
  const payment = await findPaymentByCode(payload, query)
  return payment && statusOf(checkoutContext, payment)
}

async function statusOf({ payload }: CheckoutContext, payment: Payment): Promise<PaymentStatus> {
  const { reservation: id, state, purpose, amount, reference } = payment
  const reservation = id === null ? null : await findReservationStatus(payload, id)
  return {
    outcome: paymentOutcome(state, reservation?.state ?? null),
    purpose,
    amount,
    reference,
    vehicle: reservation?.vehicle ?? null,
    until: reservation?.until ?? null,
    time_zone: reservation?.timeZone ?? '',
  }
}
