import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/**
 * A lead as it leaves for a dealer's own systems, and the body of a webhook. `key` is the same each time that one lead comes. Kilometres, cents,
 * ISO 8601. locations §3, Lead form payload
 */
export const leavingLead = z.object({
  key: z.string(),
  created_at: z.iso.datetime(),
  /** Sent from the admin to try a destination: nobody waits for an answer. */
  is_test: z.boolean(),
  /** To what a lead has moved on that was told before under this key (`3. Offer Accepted`); empty where it is new. */
  stage: text,
  kind: text,
  category: z.string(),
  subcategory: text,
  source: text,
  url: text,
  message: text,
  opt_in: z.boolean(),
  customer: z.object({ name: text, last_name: text, email: text, phone: text, postcode: text }),
  /** What its form asked beside this. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the page said beside this, by the specification's own names. */
  attributes: z.record(z.string(), z.unknown()),
  vehicle: z
    .object({
      stock_number: text,
      name: text,
      year: z.number().nullable(),
      make: text,
      model: text,
      badge: text,
      vin: text,
      car_type: text,
      body: text,
      transmission: text,
      km: z.number().nullable(),
      colour: text,
      price: z.number().nullable(),
    })
    .nullable(),
  /** The shopper's own car, where it was valued. */
  trade_in: z
    .object({
      year: z.number().nullable(),
      make: text,
      model: text,
      badge: text,
      rego: text,
      km: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    })
    .nullable(),
  /** When a test drive is booked. */
  test_drive: z.iso.datetime().nullable(),
  location: z.object({ name: text, phone: text, slug: text }).nullable(),
  dealership: z.object({ name: text, slug: text }).nullable(),
  site: z.object({ name: z.string(), slug: z.string(), country: z.enum(['AU', 'NZ']), time_zone: z.string() }),
})
export type LeavingLead = z.infer<typeof leavingLead>
