import { safeUrl } from '../page/href.ts'
import type { Location } from './location.ts'

/** Target of Get Directions: the map service's page of the place if known, else a route to its address. locations §2 */
export function directionsUrl({ address, name }: Pick<Location, 'address' | 'name'>): string {
  const given = address.place_url ? safeUrl(address.place_url) : null
  if (given) return given
  const place = [name, address.street, address.city, address.state, address.postcode].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
