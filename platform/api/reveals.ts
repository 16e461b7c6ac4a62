import type { Service } from '../context/api-context.ts'
import { insertPhoneReveal } from './phone-reveals-store.ts'

/** vehicles §7, Reveal-logging call. */
export const reveals: Service<'reveals'> = async ({ pool, tenant, now }, input) => {
  const { car_id: vehicleId, dealership_id: dealershipId, website_id: websiteId } = input
  return { success: await insertPhoneReveal(pool, { tenantId: tenant.id, vehicleId, dealershipId, websiteId, now }) }
}
