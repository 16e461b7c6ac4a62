import { z } from 'zod'
import { vehicle } from '../vehicle/vehicle.ts'

/** A vehicle of a site's stock as its staff recognise it, whether or not the site lists it. */
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
    /** Current price in cents; null where there is none. */
    price: z.int().nullable(),
    /** Path of the first picture on the site's own origin. */
    photo: z.string().nullable(),
    /** Whether the site's listing rules show it at this moment. */
    isListed: z.boolean(),
  })
export type StaffVehicle = z.infer<typeof staffVehicle>
