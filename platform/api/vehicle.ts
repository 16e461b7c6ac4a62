import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { listingState } from '#schemas/vehicle/listing-state.ts'
import { answerVehicle } from '#schemas/vehicle/vehicle-answer.ts'
import type { Service } from '../context/api-context.ts'

/** A vehicle that the site never lists has no page. A vehicle that is no longer listed still has one, which says so. vehicles §4 */
export const vehicle: Service<'vehicle'> = async ({ tenant, site, now, content }, { slug }) => {
  const found = await content.findVehicle(tenant, slug)
  return found && listingState(found, { rules: readListingRules(site.config), now }) !== 'hidden'
    ? answerVehicle(found)
    : null
}
