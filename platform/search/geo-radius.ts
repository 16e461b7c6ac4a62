import { distanceKm } from '#schemas/location/distance.ts'
import type { Place } from '#schemas/location/place.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { understandPlace } from '../places/find-place.ts'
import type { SearchRequest } from './search-port.ts'

/** A radius in kilometres around a known place. vehicles §9 */
export interface GeoRadius {
  place: Place
  radius: number
}

/** Null without a place or for an unknown one: results are not narrowed. */
export function geoRadius({ query, country }: Pick<SearchRequest, 'query' | 'country'>): GeoRadius | null {
  const place = query.near ? understandPlace(country, query.near.place) : null
  return place && query.near ? { place, radius: query.near.radius } : null
}

/** In kilometres; null without a place, or if the vehicle's position is unknown. */
export function distanceTo(
  { lat, long }: Pick<SearchDocument, 'lat' | 'long'>,
  around: GeoRadius | null,
): number | null {
  return around && lat !== null && long !== null ? distanceKm(around.place, { lat, long }) : null
}
