import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { shopper } from './shopper.ts'

/** Maximum saved entries per shopper and site. */
export const mostSaved = { vehicles: 200, searches: 50 } as const

/** A saved vehicle. `price` is the current one, `price_then` that of the last notification; both in cents. */
export const watchedVehicle = z.object({
  car_id: documentId,
  name: z.string(),
  /** Its page; null if there is none any more. */
  path: z.string().nullable(),
  image: z.string(),
  price: z.int().nullable(),
  price_then: z.int().nullable(),
  is_sold: z.boolean(),
  alerts: z.boolean(),
})
export type WatchedVehicle = z.infer<typeof watchedVehicle>

/** An enquiry, booking or reservation in its list. `at` is the time of sending, or of the appointment. */
const happening = z.object({
  id: documentId,
  title: z.string(),
  vehicle: z.string(),
  path: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  state: z.string(),
})

/** `time_zone`: the location's, an IANA name; empty for the site's. */
const bookedDrive = happening.extend({ time_zone: z.string().default('') })

export const savedSearch = z.object({ id: documentId, name: z.string(), path: z.string(), alerts: z.boolean() })

export const priceAlert = z.object({ id: documentId, vehicle: z.string(), path: z.string().nullable() })

/** All data that a site stores about the signed-in shopper. locations §2, Personal areas */
export const garage = z.object({
  shopper,
  watchlist: z.array(watchedVehicle),
  enquiries: z.array(happening),
  bookings: z.array(bookedDrive),
  reservations: z.array(happening),
  searches: z.array(savedSearch),
  alerts: z.array(priceAlert),
})
export type Garage = z.infer<typeof garage>

/** Only the vehicle is used: the list is the signed-in shopper's, regardless of the number. vehicles §7 */
export const watchlistChange = z.object({ phone_number: z.string().max(40).optional(), car_id: documentId })

/** A search of this site, by its URL. */
export const newSearch = z.object({
  name: z.string().trim().min(1).max(160),
  path: z
    .string()
    .max(2_000)
    .regex(/^\/search\/[^\s\\]*$/),
})
