import { deliveryZone, type DeliveryZone } from '#schemas/delivery/delivery-zone.ts'
import { location, type Location } from '#schemas/location/location.ts'
import type { Media } from '#schemas/media/media.ts'
import { promo, type Promo } from '#schemas/promo/promo.ts'
import { review, type Review } from '#schemas/review/review.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehicle, type Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Stored } from './tenant-documents.ts'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A picture as a site shows it; null where the upload has no file. */
export function mediaView(doc: Stored): Media | null {
  const filename = textOf(doc['filename'])
  if (!filename) return null
  return {
    id: doc.id,
    url: `/media/${encodeURIComponent(filename)}`,
    alt: textOf(doc['alt']),
    width: numberOf(doc['width']) ?? 1200,
    height: numberOf(doc['height']) ?? 800,
    focalX: numberOf(doc['focalX']) ?? 50,
    focalY: numberOf(doc['focalY']) ?? 50,
  }
}

/** What is empty is left to the schema's own defaults. */
const filled = (doc: Stored): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== null && value !== undefined && value !== ''))

/** What decides whether a vehicle is shown, and as what: a wrong one hides it. */
const deciding = new Set<PropertyKey>(['status', 'sold_at', 'show_on_dealer_website', 'reserved', 'preorder'])

/** Null where what is stored is no vehicle. A fact that can be left out, and is none, is left out. */
export function vehicleView(doc: Stored): Vehicle | null {
  const stored: Record<string, unknown> = {
    ...filled(doc),
    location_id: numberOf(doc['location']),
    dealership_id: numberOf(doc['dealership']),
    website_id: numberOf(doc['website']),
    created_at: doc['createdAt'],
    updated_at: doc['updatedAt'],
  }
  const found = parseVehicle(stored)
  return found && { ...found, images: shownImages(found.images) }
}

function parseVehicle(stored: Record<string, unknown>): Vehicle | null {
  const whole = vehicle.safeParse(stored)
  if (whole.success) return whole.data
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0] ?? ''))
  if ([...wrong].some((name) => deciding.has(name))) return null
  const rest = vehicle.safeParse(Object.fromEntries(Object.entries(stored).filter(([name]) => !wrong.has(name))))
  return rest.success ? rest.data : null
}

export function locationView(doc: Stored): Location | null {
  const result = location.safeParse({ ...doc, dealership_id: numberOf(doc['dealership']) })
  return result.success ? result.data : null
}

export function reviewView(doc: Stored): Review | null {
  const result = review.safeParse(doc)
  return result.success ? result.data : null
}

export function promoView(doc: Stored): Promo | null {
  const result = promo.safeParse(doc)
  return result.success ? result.data : null
}

/** Null where what is stored is no zone that somebody could be quoted by. */
export function deliveryZoneView(doc: Stored): DeliveryZone | null {
  const result = deliveryZone.safeParse(doc)
  return result.success ? result.data : null
}
