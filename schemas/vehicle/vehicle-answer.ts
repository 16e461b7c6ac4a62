import { z } from 'zod'
import { vehiclePath } from './vehicle-title.ts'
import { type Vehicle, vehicle } from './vehicle.ts'

/** A vehicle as the API answers it: with what follows from its own fields. vehicles §3, Car */
export const vehicleAnswer = vehicle.extend({
  path: z.string(),
  has_nvic: z.boolean(),
  sold: z.boolean(),
  /** Unix seconds. */
  sold_date_timestamp: z.int().nullable(),
})
export type VehicleAnswer = z.infer<typeof vehicleAnswer>

export const answerVehicle = (found: Vehicle): VehicleAnswer => ({
  ...found,
  path: vehiclePath(found),
  has_nvic: found.nvic !== null,
  sold: found.status === 'sold',
  sold_date_timestamp: found.sold_at === null ? null : Math.floor(new Date(found.sold_at).getTime() / 1_000),
})
