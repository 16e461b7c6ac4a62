import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { shopper } from './shopper.ts'

/** How much one shopper can save on one site. */
export const mostSaved = { vehicles: 200, searches: 50 } as const

/** A vehicle that a shopper saved. `price` is what it costs now, `price_then` what it cost when the shopper last heard of it; both in cents. */
export const watchedVehicle = z.object({
  car_id: documentId,
  name: z.string(),
  /** Its page; null where it has none any more. */
  path: z.string().nullable(),
  image: z.string(),
  price: z.int().nullable(),
  price_then: z.int().nullable(),
  is_sold: z.boolean(),
  alerts: z.boolean(),
})
export type WatchedVehicle = z.infer<typeof watchedVehicle>

/** An enquiry, a booking or a reservation, as its list shows it. `at` is when it was sent, or when it takes place. */
const happening = z.object({
  id: documentId,
  title: z.string(),
  vehicle: z.string(),
  path: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  state: z.string(),
})

export const savedSearch = z.object({ id: documentId, name: z.string(), path: z.string(), alerts: z.boolean() })

export const priceAlert = z.object({ id: documentId, vehicle: z.string(), path: z.string().nullable() })

/** All that a site knows of the shopper who is signed in. locations §2, Personal areas */
export const garage = z.object({
  shopper,
  watchlist: z.array(watchedVehicle),
  enquiries: z.array(happening),
  bookings: z.array(happening),
  reservations: z.array(happening),
  searches: z.array(savedSearch),
  alerts: z.array(priceAlert),
})
export type Garage = z.infer<typeof garage>

/** Only the vehicle counts: the list is that of anyone who is signed in, whatever number is sent. vehicles §7 */
export const watchlistChange = z.object({ phone_number: z.string().max(40).optional(), car_id: documentId })

/** A search of this site, by its address. */
export const newSearch = z.object({
  name: z.string().trim().min(1).max(160),
  path: z
    .string()
    .max(2_000)
    .regex(/^\/search\/[^\s\\]*$/),
})
