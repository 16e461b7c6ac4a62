import type { Vehicle } from './vehicle.ts'
import { vehicleNoun } from './vehicle-title.ts'

/** What the SOLD panel of an unavailable vehicle says. vehicles §4, Car status */
export function soldWords(vehicle: Pick<Vehicle, 'item_type'>): { gone: string; comfort: string; button: string } {
  const noun = vehicleNoun(vehicle)
  return {
    gone: `Unfortunately this ${noun} recently sold.`,
    comfort: `But don't worry, we can help you find a similar ${noun}!`,
    button: 'Find Me Something Similar',
  }
}
