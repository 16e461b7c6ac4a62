import type { ReservationState } from '../reservation/reservation-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { PaymentOutcome } from './payment-outcomes.ts'

/** The outcome shown to a payer, from the payment and its reservation. */
export function paymentOutcome(payment: PaymentState, reservation: ReservationState | null): PaymentOutcome {
  switch (payment) {
    case 'started':
      return 'waiting'
    case 'refused':
      return 'refused'
    case 'expired':
      return 'expired'
    case 'paid':
    case 'refunding':
    case 'refund-refused':
      return reservation === 'refund-due' ? 'late' : 'paid'
    case 'refunded':
      return 'refunded'
  }
}
