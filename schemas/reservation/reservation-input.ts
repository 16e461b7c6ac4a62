import { z } from 'zod'
import { requestKey } from '../lib/request-key.ts'
import { leadAttributes } from '../lead/lead-attributes.ts'
import { trapFields } from '../lead/trap-fields.ts'
import { storedText } from '../lib/stored-text.ts'
import { buyer } from './buyer.ts'
import { reservationPurposes } from './reservation-purpose.ts'

/** A shopper's additional answers, stored with the reservation until it is a lead. */
export const reservationAnswers = z.object({
  ...buyer.pick({ name: true, last_name: true, postcode: true }).shape,
  message: storedText(5_000).default(''),
  opt_in: z.boolean().default(false),
  terms: z.boolean().default(false),
  /** The wording beside the two checkboxes, as shown. */
  opt_in_words: storedText(1_000).default(''),
  terms_words: storedText(1_000).default(''),
  url: storedText(2_000).default(''),
  user_agent: storedText(500).default(''),
  lead_attributes: leadAttributes.prefault({}),
})
export type ReservationAnswers = z.infer<typeof reservationAnswers>

/**
 * A request for a reservation. `key` was created when the form opened, so that a repeated submission is one reservation; the amount comes
 * from the site. vehicles §2, routes
 */
export const reservationInput = z.object({
  key: requestKey,
  slug: storedText(200),
  purpose: z.enum(reservationPurposes).default('reservation'),
  ...buyer.shape,
  ...reservationAnswers.omit({ name: true, last_name: true, postcode: true, opt_in_words: true, terms_words: true })
    .shape,
  ...trapFields,
})
export type ReservationInput = z.infer<typeof reservationInput>

/** `pay_url` is the provider's page; `code` identifies the payment to the shopper's browser. */
export const paymentBegun = z.object({ code: z.string(), pay_url: z.string(), expires_at: z.string() })
export type PaymentBegun = z.infer<typeof paymentBegun>
