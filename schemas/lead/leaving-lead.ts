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
  /** A test from the admin: no reply is expected. */
  is_test: z.boolean(),
  /** Why a bot may have sent it; empty if nothing is suspected. */
  possible_spam: text,
  /** The new stage of a lead that was already delivered under this key (`3. Offer Accepted`); empty for a new lead. */
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
  /** Other page data, by the specification's names. */
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
  /** The shopper's own car, if it was valued. */
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
  /** `time_zone`: an IANA name if it differs from the site's, else empty. */
  location: z.object({ name: text, phone: text, slug: text, time_zone: text }).nullable(),
  dealership: z.object({ name: text, slug: text }).nullable(),
  site: z.object({ name: z.string(), slug: z.string(), country: z.enum(['AU', 'NZ']), time_zone: z.string() }),
})
export type LeavingLead = z.infer<typeof leavingLead>

/** The clock of the test drive: its location's, else the site's. */
export const driveTimeZone = ({ location, site }: Pick<LeavingLead, 'location' | 'site'>): string =>
  location?.time_zone || site.time_zone
