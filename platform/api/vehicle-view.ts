import { problem } from '#schemas/problem.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { vehicleStanding } from '#schemas/vehicle/vehicle-standing.ts'
import type { Service } from '../context/api-context.ts'

/** Counts a look at a vehicle's page and tells how many there were, and what may have changed since that page was made. vehicles §7, view.json */
export const vehicleView: Service<'vehicleView'> = async ({ tenant, site, now, content, views }, { slug }) => {
  const vehicle = await content.findVehicle(tenant, slug)
  const rules = listingRulesOf(site.config)
  if (!vehicle || vehicleStanding(vehicle, { rules, now }) === 'hidden') return problem('vehicle-not-found')
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
