import type { Vehicle, VehicleStatus } from './vehicle.ts'

const available = { in_stock: true, coming_soon: true, sold: false, withdrawn: false } as const satisfies Record<
  VehicleStatus,
  boolean
>

/** in_stock and coming_soon are available; any other status shows the SOLD panel. vehicles §4 */
export const isAvailable = (vehicle: Pick<Vehicle, 'status'>): boolean => available[vehicle.status]
