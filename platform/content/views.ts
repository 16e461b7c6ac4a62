import { deliveryZone, type DeliveryZone } from '#schemas/delivery/delivery-zone.ts'
import { location, type Location } from '#schemas/location/location.ts'
import type { Media } from '#schemas/media/media.ts'
import { promo, type Promo } from '#schemas/promo/promo.ts'
import { review, type Review } from '#schemas/review/review.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehicle, type Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { RawDocument } from './tenant-documents.ts'

const findNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A picture as a site shows it; null if the upload has no file. */
export function mediaView(doc: RawDocument): Media | null {
  const filename = readText(doc['filename'])
  if (!filename) return null
  return {
    id: doc.id,
    url: `/media/${encodeURIComponent(filename)}${versionOf(doc)}`,
    alt: readText(doc['alt']),
    width: findNumber(doc['width']) ?? 1200,
    height: findNumber(doc['height']) ?? 800,
    focalX: findNumber(doc['focalX']) ?? 50,
    focalY: findNumber(doc['focalY']) ?? 50,
  }
}

/** A cropped or replaced picture has another address, so that each may be cached for ever. */
function versionOf({ updatedAt }: RawDocument): string {
  const at = new Date(readText(updatedAt)).getTime()
  return Number.isNaN(at) ? '' : `?v=${at.toString(36)}`
}

/** Empty values are omitted, so that the schema's defaults apply. */
export const filled = (doc: RawDocument): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== null && value !== undefined && value !== ''))

/** Fields that decide the visibility of a vehicle: an invalid one hides it. */
const deciding = new Set<PropertyKey>(['status', 'sold_at', 'show_on_dealer_website', 'reserved', 'preorder'])

/** Null if the stored vehicle is invalid. Invalid optional facts are omitted. */
export function vehicleView(doc: RawDocument): Vehicle | null {
  const stored: Record<string, unknown> = {
    ...filled(doc),
    location_id: findNumber(doc['location']),
    dealership_id: findNumber(doc['dealership']),
    website_id: findNumber(doc['website']),
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

export function locationView(doc: RawDocument): Location | null {
  const result = location.safeParse({ ...doc, dealership_id: findNumber(doc['dealership']) })
  return result.success ? result.data : null
}

export function reviewView(doc: RawDocument): Review | null {
  const result = review.safeParse(doc)
  return result.success ? result.data : null
}

export function promoView(doc: RawDocument): Promo | null {
  const result = promo.safeParse(doc)
  return result.success ? result.data : null
}

/** Null if the stored zone is invalid. */
export function deliveryZoneView(doc: RawDocument): DeliveryZone | null {
  const result = deliveryZone.safeParse(doc)
  return result.success ? result.data : null
}
