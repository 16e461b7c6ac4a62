import { problem } from '#schemas/problem.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { listingState } from '#schemas/vehicle/listing-state.ts'
import type { Service } from '../context/api-context.ts'

/** Counts a view of a vehicle's page. Returns the total, and data that may have changed since the page was rendered. vehicles §7, view.json */
export const vehicleView: Service<'vehicleView'> = async ({ tenant, site, now, content, views }, { slug }) => {
  const vehicle = await content.findVehicle(tenant, slug)
  const rules = readListingRules(site.config)
  if (!vehicle || listingState(vehicle, { rules, now }) === 'hidden') return problem('vehicle-not-found')
  const { status, reserved, preorder, price, before_price, offer_price, subscription_price, updated_at } = vehicle
  return {
    views: vehicle.views + views.count(vehicle.id),
    car_fields: {
      status,
      reserved,
      preorder,
      price,
      before_price,
      offer_price,
      subscription_price,
      updated_at,
      photos_count: vehicle.images.filter((image) => !image.isVideo).length,
    },
  }
}
