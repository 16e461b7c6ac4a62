import { z } from 'zod'
import { leadAttributes } from '../lead/lead-attributes.ts'
import { storedText } from '../lib/stored-text.ts'
import { buyer } from './buyer.ts'
import { reservationPurposes } from './reservation-purpose.ts'

/** What a shopper says beside who they are; kept with the reservation until it is a lead. */
export const reservationAnswers = z.object({
  ...buyer.pick({ name: true, last_name: true, postcode: true }).shape,
  message: storedText(5_000).default(''),
  opt_in: z.boolean().default(false),
  terms: z.boolean().default(false),
  /** The words beside the two boxes, as they were shown. */
  opt_in_words: storedText(1_000).default(''),
  terms_words: storedText(1_000).default(''),
  url: storedText(2_000).default(''),
  user_agent: storedText(500).default(''),
  lead_attributes: leadAttributes.prefault({}),
})
export type ReservationAnswers = z.infer<typeof reservationAnswers>

/**
 * A vehicle is to be kept for somebody. `key` was made when the form was opened, so that what is sent twice is one reservation; the amount is the
 * site's to say. vehicles §2, routes
 */
export const reservationInput = z.object({
  key: z.uuid(),
  slug: storedText(200),
  purpose: z.enum(reservationPurposes).default('reservation'),
  ...buyer.shape,
  ...reservationAnswers.omit({ name: true, last_name: true, postcode: true, opt_in_words: true, terms_words: true })
    .shape,
  /** What nobody sees, and only a machine fills in. */
  website: storedText(500).default(''),
})
export type ReservationInput = z.infer<typeof reservationInput>

/** `pay_url` is the provider's page; `code` is how the shopper's browser names the payment from now on. */
export const paymentBegun = z.object({ code: z.string(), pay_url: z.string(), expires_at: z.string() })
export type PaymentBegun = z.infer<typeof paymentBegun>
