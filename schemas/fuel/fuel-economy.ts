import type { Vehicle } from '../vehicle/vehicle.ts'
import { fuelBounds } from './fuel-bounds.ts'
import { usualEconomy } from './fuel-cost.ts'

export interface FuelEconomy {
  litresPer100Km: number
  /** Whether it is the vehicle's own figure rather than the default. */
  isKnown: boolean
}

/** A vehicle's litres per 100 km; 10 if unknown or implausible. vehicles §9 */
export function fuelEconomy({
  variant,
}: {
  variant: Pick<Vehicle['variant'], 'fuelconsumptioncombined'>
}): FuelEconomy {
  const stated = variant.fuelconsumptioncombined
  return stated !== null && stated > 0 && stated <= fuelBounds.litresPer100Km
    ? { litresPer100Km: stated, isKnown: true }
    : { litresPer100Km: usualEconomy, isKnown: false }
}
