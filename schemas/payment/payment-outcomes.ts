/**
 * A payment's outcome for its payer. `waiting` is started and unpaid; `late` was paid after the vehicle was taken, and is refunded
 * automatically. vehicles §2
 */
export const paymentOutcomes = ['waiting', 'paid', 'refused', 'expired', 'late', 'refunded'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
