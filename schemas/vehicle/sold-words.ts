import type { Vehicle } from './vehicle.ts'
import { vehicleNoun } from './vehicle-title.ts'
import * as texts from './texts.ts'

/** Text of the SOLD panel. vehicles §4, Car status */
export function soldWords(vehicle: Pick<Vehicle, 'item_type'>): { gone: string; comfort: string; button: string } {
  const noun = vehicleNoun(vehicle)
  return {
    gone: texts.unfortunatelyThisNounRecentlySold({ noun }),
    comfort: texts.butDontWorry({ noun }),
    button: texts.findMeSomethingSimilar,
  }
}
