import { isAvailable } from '../vehicle/availability.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/** Whether a test drive of a vehicle can be booked: it is available, and nobody's already. vehicles §4 */
export const canBeDriven = (vehicle: Pick<Vehicle, 'status' | 'reserved'>): boolean =>
  isAvailable(vehicle) && !vehicle.reserved
