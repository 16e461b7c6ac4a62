import type { VehicleForm } from '../vehicle/action-path.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/**
 * The analytics event of a form's success: 14 new car enquiry, 15 used car enquiry, 17 new test drive or 'Test Drive Only' tag, 48 used test drive,
 * 22 general enquiry, 9 finance enquiry. A demo counts as new. spec/vehicles.md §7, spec/locations-forms-finance.md §9
 */
export function leadEvent(kind: VehicleForm, vehicle: Pick<Vehicle, 'car_type' | 'tag'> | null): number {
  if (kind === 'finance') return 9
  if (!vehicle) return kind === 'test-drive' ? 17 : 22
  const isUsed = vehicle.car_type === 'used'
  if (kind === 'test-drive') return isUsed && vehicle.tag !== 'Test Drive Only' ? 48 : 17
  return isUsed ? 15 : 14
}
