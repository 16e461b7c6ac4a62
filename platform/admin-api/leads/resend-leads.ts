import { resetDeliveries } from '../../leads/delivery/store.ts'
import type { StaffService } from '../service.ts'

/** Maximum per request; the next request sends the rest. */
const mostAtOnce = 500

/**
 * Restarts deliveries that were given up, are waiting for a retry, or were delivered; their log stays. Pending ones are already in
 * progress.
 */
export const resendLeads: StaffService<'resendLeads'> = async ({ pool, site, jobs }, { deliveries }) => {
  const reset = await resetDeliveries(pool, { tenantId: site.id, deliveries, most: mostAtOnce })
  for (const { delivery, turn } of reset) await jobs.deliverLead({ delivery, turn, at: null })
  return { asked: reset.length }
}
