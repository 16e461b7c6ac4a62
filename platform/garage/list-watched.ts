import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { WatchedVehicle } from '#schemas/shopper/garage.ts'
import type { ApiContext } from '../context/api-context.ts'
import type { Owner } from './owner.ts'
import { findWatchlist } from './store.ts'

/** Saved vehicles, newest first; vehicles that the site no longer has are omitted. */
export async function listWatched(
  { content, pool, tenant }: Pick<ApiContext, 'content' | 'pool' | 'tenant'>,
  owner: Owner,
): Promise<WatchedVehicle[]> {
  const rows = await findWatchlist(pool, owner)
  const watched = await Promise.all(
    rows.map(async ({ id, price, alerts }): Promise<WatchedVehicle | null> => {
      const vehicle = await content.findVehicleById(tenant, id)
      if (!vehicle) return null
      const picture = shownImages(vehicle.images).find(({ isVideo }) => !isVideo)
      return {
        car_id: id,
        name: vehicleTitle(vehicle),
        path: vehiclePath(vehicle),
        image: picture?.image.url ?? '',
        price: currentPrice(vehicle),
        price_then: price === null ? null : Number(price),
        is_sold: !isAvailable(vehicle),
        alerts: alerts === true,
      }
    }),
  )
  return watched.filter((each) => each !== null)
}
