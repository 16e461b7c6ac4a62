import { nearbyRules } from '#schemas/location/nearby.ts'
import * as texts from './texts.ts'

/** What the list shows, in a sentence. `isNear` is null where nothing is searched. */
export function statusText({ count, isNear, place }: { count: number; isNear: boolean | null; place: string }): string {
  if (isNear === null) return texts.allDealerships({ count })
  const km = nearbyRules.withinKm
  return isNear ? texts.nearbyDealerships({ count, km, place }) : texts.noneNearby({ km, place })
}
