import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { vehicleStanding } from '#schemas/vehicle/vehicle-standing.ts'
import type { Service } from '../context/api-context.ts'

/** A vehicle that the site never lists has no page either; one that it lists no longer has, so that its page can say so. vehicles §4 */
export const vehicle: Service<'vehicle'> = async ({ tenant, site, now, content }, { slug }) => {
  const found = await content.findVehicle(tenant, slug)
  return found && vehicleStanding(found, { rules: listingRulesOf(site.config), now }) !== 'hidden' ? found : null
}
