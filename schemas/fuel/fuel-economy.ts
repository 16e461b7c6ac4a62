import type { Vehicle } from '../vehicle/vehicle.ts'
import { fuelBounds } from './fuel-bounds.ts'
import { usualEconomy } from './fuel-cost.ts'

export interface FuelEconomy {
  litresPer100Km: number
  /** Whether it is the vehicle's own figure, and not the usual one. */
  isKnown: boolean
}

/** Litres per 100 km of a vehicle; 10 when unknown, or when what is stored can be no consumption. vehicles §9 */
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
