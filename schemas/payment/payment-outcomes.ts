/**
 * How a payment stands, for anyone who paid. `waiting` is begun and not paid, `late` was paid when the vehicle was no longer free, and is paid back
 * without being asked for. vehicles §2
 */
export const paymentOutcomes = ['waiting', 'paid', 'refused', 'expired', 'late', 'refunded'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
