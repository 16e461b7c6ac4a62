import { mapRules } from '#schemas/location/map-view.ts'
import { pointOf } from '#schemas/location/nearby.ts'
import type { MapMarker } from '../_map/map-marker.ts'
import type { Result } from './find-results.ts'
import * as texts from './texts.ts'

/** Anchor of a result in the list. */
export const resultAnchor = ({ premises: [{ id }] }: Result): string => `dealer-${id}`

/** Fewer than ten results have numbers, on the map and in the list. vehicles §9 */
export const areNumbered = (results: readonly Result[]): boolean => results.length < mapRules.numberedBelow

/** A marker for each result with coordinates. */
export function markersOf(results: readonly Result[]): MapMarker[] {
  const isNumbered = areNumbered(results)
  return results.flatMap((result, index) => {
    const [location] = result.premises
    const point = pointOf(location)
    if (!point) return []
    const number = isNumbered ? index + 1 : null
    const { name } = location
    return [
      {
        id: String(location.id),
        point,
        label: number === null ? name : texts.numbered({ number, name }),
        href: `#${resultAnchor(result)}`,
        number,
      },
    ]
  })
}
