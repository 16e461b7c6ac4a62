import type { CollectionBeforeChangeHook } from 'payload'
import { readId } from '../../outbox/announce.ts'

/** Copies names of location and dealership into the vehicle when those change, so that cards and filters need no join. */
export const fillFromLocation: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const locationId = changed(data.location, originalDoc?.location)
  const location = locationId
    ? await req.payload.findByID({ collection: 'locations', id: locationId, depth: 0, req, disableErrors: true })
    : null
  const dealershipId = changed(data.dealership ?? location?.dealership, originalDoc?.dealership)
  const dealership = dealershipId
    ? await req.payload.findByID({ collection: 'dealerships', id: dealershipId, depth: 0, req, disableErrors: true })
    : null
  return {
    ...data,
    ...(location
      ? {
          location_name: location.name,
          location_phone: location.phone,
          city: location.address?.city,
          state: location.address?.state,
        }
      : {}),
    ...(dealership
      ? { dealership: dealership.id, dealership_name: dealership.name, dealership_slug: dealership.slug }
      : {}),
  }
}

const changed = (value: unknown, before: unknown): number | null =>
  readId(value) === readId(before) ? null : readId(value)
