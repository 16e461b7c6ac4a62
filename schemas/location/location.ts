import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'
import { brand } from '../model/brand.ts'
import { locationTypes } from './location-types.ts'
import * as texts from './texts.ts'

/** 0 is Sunday, 6 is Saturday. Times are `HH:MM` on the location's clock, null when closed. */
export const openingHour = z.object({
  weekday: z.int().min(0).max(6),
  status: z.enum([texts.open, texts.closed]),
  open: z.string().nullable().default(null),
  close: z.string().nullable().default(null),
})
export type OpeningHour = z.infer<typeof openingHour>

/** One day that differs: a holiday. `date` is `YYYY-MM-DD` on the location's clock. */
export const specialHour = z.object({
  date: z.string(),
  name: orElse(z.string(), ''),
  status: z.enum([texts.open, texts.closed]),
  open: z.string().nullable().default(null),
  close: z.string().nullable().default(null),
})
export type SpecialHour = z.infer<typeof specialHour>

const text = orElse(z.string(), '')

/** Ids of other locations, given as such or as their documents; a document that is gone is null. */
const locationIds = z
  .array(z.union([z.int(), z.looseObject({ id: z.int() })]).nullable())
  .nullish()
  .transform((named) => (named ?? []).flatMap((one) => (typeof one === 'object' ? (one?.id ?? []) : one)))
  .pipe(z.array(z.int()))

const manufacturer = brand.pick({ id: true, name: true, slug: true })

/** Brands, as their documents; one that is gone is null. */
const manufacturers = z
  .array(z.unknown())
  .nullish()
  .transform((docs) => (docs ?? []).flatMap((doc) => manufacturer.safeParse(doc).data ?? []))
  .pipe(z.array(manufacturer))

/** A place of business. locations §3 */
export const location = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  location_type: orElse(z.enum(locationTypes), 'sales'),
  location_subtype: text,
  primary: orElse(z.boolean(), false),
  visible: orElse(z.boolean(), true),
  dealership_id: z.int().nullable().default(null),
  dealership_slug: text,
  dealership_name: text,
  address: z.object({
    street: text,
    city: text,
    state: text,
    postcode: text,
    lat: z.number().nullable().default(null),
    long: z.number().nullable().default(null),
    place_id: text,
    place_url: text,
    /** Name of its map at the site's map service. */
    map_key: text,
  }),
  /** Locations that vehicles of this one are handed over at. */
  distribution_locations: locationIds,
  manufacturers,
  /** IANA name; empty for the site's. */
  time_zone: text,
  phone: text,
  landline_phone: text,
  email: text,
  opening_hours: orElse(z.array(openingHour), []),
  special_hours: orElse(z.array(specialHour), []),
  dealer_license_number: text,
  motor_vehicle_repairer: text,
  /** Licensed vehicle tester. */
  lvt_number: text,
  /** Australian Refrigeration Council. */
  arc_number: text,
  average_rating: z.number().nullable().default(null),
  review_count: orElse(z.int(), 0),
  image: z.looseObject({ url: z.string(), alt: z.string().nullish() }).nullable().default(null),
})
export type Location = z.infer<typeof location>
