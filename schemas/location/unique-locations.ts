import { toTelHref } from '../contact/phone.ts'
import type { Location } from './location.ts'

/**
 * Removes duplicates by phone digits and street, or by place_id; the first one stays. Departments are no duplicates: sales, service and parts
 * at one address each keep their hours and phone. locations §5
 */
export function uniqueLocations(locations: readonly Location[]): Location[] {
  const seen = new Set<string>()
  return locations.filter((location) => {
    const { place_id: placeId, street } = location.address
    const number = toTelHref(location.phone || location.landline_phone)
    const keys = [placeId && `place:${placeId}`, number && street && `phone:${number}|${street.trim().toLowerCase()}`]
      .filter((key): key is string => Boolean(key))
      .map((key) => `${location.location_type} ${key}`)
    const isKnown = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return !isKnown
  })
}
