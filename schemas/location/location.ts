import { z } from 'zod'

export const locationTypes = ['sales', 'service', 'parts', 'others'] as const

/** 0 is Sunday, 6 is Saturday. Times are `HH:MM` on the tenant's clock, null when closed. */
export const openingHour = z.object({
  weekday: z.int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  open: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
  close: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
})
export type OpeningHour = z.infer<typeof openingHour>

/** One day that differs: a holiday. `date` is `YYYY-MM-DD` on the tenant's clock. */
export const specialHour = z.object({
  date: z.string(),
  name: z
    .string()
    .nullish()
    .transform((v) => v ?? ''),
  status: z.enum(['Open', 'Closed']),
  open: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
  close: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
})
export type SpecialHour = z.infer<typeof specialHour>

const text = z
  .string()
  .nullish()
  .transform((v) => v ?? '')

/** Ids of other locations, given as such or as their documents; a document that is gone is null. */
const locationIds = z
  .array(z.union([z.int(), z.looseObject({ id: z.int() })]).nullable())
  .nullish()
  .transform((named) => (named ?? []).flatMap((one) => (typeof one === 'object' ? (one?.id ?? []) : one)))

/** A place of business. spec/locations-forms-finance.md §3 */
export const location = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  location_type: z
    .enum(locationTypes)
    .nullish()
    .transform((v) => v ?? 'sales'),
  location_subtype: text,
  primary: z
    .boolean()
    .nullish()
    .transform((v) => v ?? false),
  visible: z
    .boolean()
    .nullish()
    .transform((v) => v ?? true),
  dealership_id: z
    .int()
    .nullish()
    .transform((v) => v ?? null),
  dealership_slug: text,
  address: z.object({
    street: text,
    city: text,
    state: text,
    postcode: text,
    lat: z
      .number()
      .nullish()
      .transform((v) => v ?? null),
    long: z
      .number()
      .nullish()
      .transform((v) => v ?? null),
    place_id: text,
    place_url: text,
  }),
  /** Yards that vehicles of this one are handed over at. */
  distribution_locations: locationIds,
  phone: text,
  landline_phone: text,
  email: text,
  opening_hours: z
    .array(openingHour)
    .nullish()
    .transform((v) => v ?? []),
  special_hours: z
    .array(specialHour)
    .nullish()
    .transform((v) => v ?? []),
  dealer_license_number: text,
  motor_vehicle_repairer: text,
  average_rating: z
    .number()
    .nullish()
    .transform((v) => v ?? null),
  review_count: z
    .int()
    .nullish()
    .transform((v) => v ?? 0),
  image: z
    .looseObject({ url: z.string(), alt: z.string().nullish() })
    .nullish()
    .transform((v) => v ?? null),
})
export type Location = z.infer<typeof location>
