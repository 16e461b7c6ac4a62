import { isAvailable } from '../vehicle/availability.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/** Whether a test drive can be booked: the vehicle is available and not reserved. vehicles §4 */
export const canBeDriven = (vehicle: Pick<Vehicle, 'status' | 'reserved'>): boolean =>
  isAvailable(vehicle) && !vehicle.reserved
