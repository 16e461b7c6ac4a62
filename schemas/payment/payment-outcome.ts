import type { ReservationState } from '../reservation/reservation-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { PaymentOutcome } from './payment-outcomes.ts'

/** What a payer is told, of the payment and of the reservation that it is for. */
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
