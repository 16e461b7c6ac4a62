import { safeUrl } from '../page/href.ts'
import type { Location } from './location.ts'

/** Where Get Directions leads: the map service's own page of the place where it is known, else a route to its address. locations §2 */
export function directionsUrl({ address, name }: Pick<Location, 'address' | 'name'>): string {
  const given = address.place_url ? safeUrl(address.place_url) : null
  if (given) return given
  const place = [name, address.street, address.city, address.state, address.postcode].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
