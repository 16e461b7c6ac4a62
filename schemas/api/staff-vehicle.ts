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
    /** Whole address of the first picture, small; null where there is none, or the site has no address. */
    photo: z.string().nullable(),
    /** Whether the site's listing rules show it at this moment. */
    isListed: z.boolean(),
  })
export type StaffVehicle = z.infer<typeof staffVehicle>
