import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { paymentPurposes } from './payment-state.ts'

/** How a payment stands, as its page shows it. */
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
