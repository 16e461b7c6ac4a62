import { simpleFuel } from '../stock/simple-facts.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

type FuelledVehicle = Pick<Vehicle, 'fuel' | 'simple_fuel' | 'item_type'>

/**
 * Whether a fuel calculator applies to a vehicle: hidden for electric ones (vehicles §5) and for caravans. Hybrids and vehicles with
 * unknown fuel use fuel.
 */
export function usesFuel({ fuel, simple_fuel: simple, item_type: kind }: FuelledVehicle): boolean {
  if (kind === 'caravan') return false
  return !withoutTank.has(simpleFuel(simple ?? fuel) ?? '')
}

const withoutTank: ReadonlySet<string> = new Set(['Electric', 'Hydrogen'])
