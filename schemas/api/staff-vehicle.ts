import { z } from 'zod'
import { vehicle } from '../vehicle/vehicle.ts'

/** A vehicle in stock as staff see it, listed or not. */
export const staffVehicle = vehicle
  .pick({
    id: true,
    name: true,
    stocknum: true,
    vin: true,
    status: true,
    car_type: true,
    km: true,
    location_name: true,
  })
  .extend({
    /** Current price in cents; null without one. */
    price: z.int().nullable(),
    /** Absolute URL of the first picture, small; null without one, or if the site has no address. */
    photo: z.string().nullable(),
    /** Whether the site's listing rules currently show it. */
    isListed: z.boolean(),
  })
export type StaffVehicle = z.infer<typeof staffVehicle>
