import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { paymentPurposes } from './payment-state.ts'

/**
 * How a payment stands, for whoever paid. `waiting` is begun and not paid, `late` was paid when the vehicle was no longer free, and is paid back
 * without being asked for. spec/vehicles.md §2
 */
export const paymentOutcomes = ['waiting', 'paid', 'refused', 'expired', 'late', 'refunded'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const paymentStatus = z.object({
  outcome: z.enum(paymentOutcomes),
  purpose: z.enum(paymentPurposes),
  amount: cents,
  /** Of an online payment, as its payer wrote it; of a reservation its own number. */
  reference: z.string(),
  vehicle: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** Until when the vehicle is kept, or the payment page is open; ISO 8601. */
  until: z.string().nullable(),
})
export type PaymentStatus = z.infer<typeof paymentStatus>
