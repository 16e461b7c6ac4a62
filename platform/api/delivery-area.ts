import type { DeliveryZone } from '#schemas/delivery/delivery-zone.ts'
import { quoteDelivery } from '#schemas/delivery/quote-delivery.ts'
import { distanceKm } from '#schemas/location/distance.ts'
import type { Point } from '#schemas/location/map-view.ts'
import type { Service } from '../context/api-context.ts'
import { type Country, placeDirectory } from '../places/place-directory.ts'
import { findStart } from './delivery.ts'

/** Where the site delivers from its main location. Everywhere is where every postcode of its country has a price. vehicles §9 */
export const deliveryArea: Service<'deliveryArea'> = async (context) => {
  const zones = await context.content.listDeliveryZones(context.tenant)
  const distances = zones.flatMap((zone) => (zone.kind === 'distance' ? [zone.within] : []))
  const from = distances.length > 0 ? await findStart(context, undefined) : null
  return {
    everywhere: zones.length > 0 && reachesAll(zones, { country: context.site.country, from }),
    regions: zones.flatMap((zone) => (zone.kind === 'postcodes' ? [zone.name] : [])),
    withinKm: from ? Math.max(...distances) : null,
  }
}

function reachesAll(
  zones: readonly DeliveryZone[],
  { country, from }: { country: Country; from: Point | null },
): boolean {
  const { byPostcode } = placeDirectory(country)
  return [...byPostcode].every(
    ([postcode, town]) => quoteDelivery(zones, { postcode, distance: from && distanceKm(from, town) }) !== null,
  )
}
