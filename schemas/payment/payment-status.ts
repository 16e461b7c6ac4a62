import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { paymentOutcomes } from './payment-outcomes.ts'
import { paymentPurposes } from './payment-state.ts'

/** A payment as shown on its page. */
export const paymentStatus = z.object({
  outcome: z.enum(paymentOutcomes),
  purpose: z.enum(paymentPurposes),
  amount: cents,
  /** The payer's reference of an online payment; the number of a reservation. */
  reference: z.string(),
  vehicle: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** End of the reservation or of the payment page; ISO 8601. */
  until: z.string().nullable(),
  /** Of the vehicle's location, an IANA name; empty for the site's. */
  time_zone: z.string().default(''),
})
export type PaymentStatus = z.infer<typeof paymentStatus>
