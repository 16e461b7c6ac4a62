import { distanceKm } from './distance.ts'
import type { Location } from './location.ts'
import type { Point } from './map-view.ts'

/** vehicles §9: nearby dealers are within 250 km of the chosen place, nearest first, at most five. */
export const nearbyRules = { withinKm: 250, atMost: 5 } as const

/** A place without coordinates cannot be near anything. */
export const pointOf = ({ address: { lat, long } }: Pick<Location, 'address'>): Point | null =>
  lat === null || long === null ? null : { lat, long }

export interface Nearby<Place> {
  place: Place
  km: number
}

/** Every place with coordinates, nearest first. */
export function byDistance<Place>(
  places: readonly Place[],
  { from, where }: { from: Point; where: (place: Place) => Point | null },
): Nearby<Place>[] {
  return places
    .flatMap((place) => {
      const at = where(place)
      return at ? [{ place, km: distanceKm(from, at) }] : []
    })
    .toSorted((a, b) => a.km - b.km)
}

export const nearest = <Place>(sorted: readonly Nearby<Place>[]): Nearby<Place>[] =>
  sorted.filter(({ km }) => km <= nearbyRules.withinKm).slice(0, nearbyRules.atMost)
