import type { z } from 'zod'
import { vehicleDraft } from '../vehicle/vehicle.ts'

/**
 * What one row of a feed says of a vehicle: its stock number, and the fields that the feed knows. Fields it does not know are absent, so that
 * what staff added to them is kept.
 */
export const feedVehicle = vehicleDraft
  .omit({ slug: true, location_id: true, dealership_id: true, website_id: true })
  .partial()
  .required({ stocknum: true })
export type FeedVehicle = z.infer<typeof feedVehicle>
export type FeedField = keyof FeedVehicle

/** A vehicle is made only where a row gives these, and a feed that has columns for them may not leave them empty. */
export const requiredFields = ['name', 'make', 'model', 'car_type'] as const satisfies readonly FeedField[]
