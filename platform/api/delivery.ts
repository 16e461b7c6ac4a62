import { quoteDelivery } from '#schemas/delivery/quote-delivery.ts'
import { distanceKm } from '#schemas/location/distance.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { ApiContext, Service } from '../context/api-context.ts'
import { findPlace } from '../places/find-place.ts'

/**
 * The cost of delivery to a postcode from the vehicle's location, or from the site's main location; null outside all zones.
 * vehicles §7 and §8
 */
export const delivery: Service<'delivery'> = async (context, { postcode, slug }) => {
  const { content, site, tenant } = context
  const zones = await content.listDeliveryZones(tenant)
  const needsDistance = zones.some(({ kind }) => kind === 'distance')
  const to = needsDistance ? findPlace(site.country, { postcode, town: null, state: null }) : null
  const from = to ? await findStart(context, slug) : null
  return quoteDelivery(zones, { postcode, distance: from && to ? distanceKm(from, to) : null })
}

interface Point {
  lat: number
  long: number
}

/** Where a vehicle is delivered from; without one, or without a location of its own, the site's main location. */
export async function findStart(
  { content, tenant, site }: ApiContext,
  slug: string | undefined,
): Promise<Point | null> {
  const [vehicle, locations] = await Promise.all([
    slug === undefined ? null : content.findVehicle(tenant, slug),
    content.listLocations(tenant),
  ])
  const { country } = site
  const from = vehicle
    ? locations.find(({ id }) => id === vehicle.location_id)
    : (locations.find(({ primary }) => primary) ?? locations[0])
  const { lat, long, city, state, postcode } = from?.address ?? { ...nowhere }
  if (lat !== null && long !== null) return { lat, long }
  return (
    findPlace(country, { postcode: postcode || null, town: city || null, state: state || null }) ??
    (vehicle ? findPlaceFor(vehicle, country) : null)
  )
}

const nowhere = { lat: null, long: null, city: '', state: '', postcode: '' }

/** The location stored with the vehicle itself. */
const findPlaceFor = (vehicle: Vehicle, country: 'AU' | 'NZ'): Point | null =>
  findPlace(country, { postcode: vehicle.private_postcode, town: vehicle.private_suburb, state: vehicle.state }) ??
  findPlace(country, { postcode: null, town: vehicle.city, state: vehicle.state })
