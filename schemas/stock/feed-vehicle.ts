import type { z } from 'zod'
import { vehicleDraft } from '../vehicle/vehicle.ts'

/** A feed row's vehicle data: its stock number and the feed's fields. Unknown fields are absent, so that staff's values are kept. */
export const feedVehicle = vehicleDraft
  .omit({ slug: true, location_id: true, dealership_id: true, website_id: true })
  .partial()
  .required({ stocknum: true })
export type FeedVehicle = z.infer<typeof feedVehicle>
export type FeedField = keyof FeedVehicle

/** Required for a new vehicle; a feed with columns for them must not leave them empty. */
export const requiredFields = ['name', 'make', 'model', 'car_type'] as const satisfies readonly FeedField[]
