import type { Premises } from '#schemas/location/departments.ts'
import type { Point } from '#schemas/location/map-view.ts'
import { byDistance, nearest, pointOf } from '#schemas/location/nearby.ts'

export interface Result {
  premises: Premises
  /** Null where nothing is searched, or the place has no coordinates. */
  km: number | null
}

interface Results {
  results: Result[]
  /** Whether they are near the searched place; null without one. */
  isNear: boolean | null
}

/** Every place; or around a point those nearby; or all by distance where none is near. vehicles §9, Nearby dealers */
export function findResults(places: readonly Premises[], from: Point | null): Results {
  if (!from) return { results: places.map((premises) => ({ premises, km: null })), isNear: null }
  const sorted = byDistance(places, { from, where: ([location]) => pointOf(location) })
  const near = nearest(sorted)
  const shown = near.length > 0 ? near : sorted
  return { results: shown.map(({ place, km }) => ({ premises: place, km })), isNear: near.length > 0 }
}
