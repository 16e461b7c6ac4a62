import { isListed, listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import type { Service } from '../service.ts'

/** A vehicle that the site does not list has no page either. spec/vehicles.md §4 */
export const vehicle: Service<'vehicle'> = async ({ tenant, site, now, content }, { slug }) => {
  const found = await content.findVehicle(tenant, slug)
  return found && isListed(found, listingRulesOf(site.config), now) ? found : null
}
