import { distanceKm } from '#schemas/location/distance.ts'
import type { Place } from '#schemas/location/place.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { understandPlace } from '../places/find-place.ts'
import type { SearchRequest } from './search-port.ts'

/** Kilometres around a place that is known. vehicles §9 */
export interface GeoRadius {
  place: Place
  radius: number
}

/** Null where no place was asked for, or nobody knows it: then nothing is narrowed. */
export function geoRadius({ query, country }: Pick<SearchRequest, 'query' | 'country'>): GeoRadius | null {
  const place = query.near ? understandPlace(country, query.near.place) : null
  return place && query.near ? { place, radius: query.near.radius } : null
}

/** In kilometres; null where nobody asked, or knows where the vehicle stands. */
export function distanceTo(
  { lat, long }: Pick<SearchDocument, 'lat' | 'long'>,
  around: GeoRadius | null,
): number | null {
  return around && lat !== null && long !== null ? distanceKm(around.place, { lat, long }) : null
}
