import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { mostSaved, type WatchedVehicle } from '#schemas/shopper/garage.ts'
import type { ApiContext } from '../context/api-context.ts'
import type { Owner } from './owner.ts'

interface Entry {
  id: number
  price: string | null
  alerts: boolean | null
}

/** Saved vehicles, the newest first; what the site no longer has is left out. */
export async function listWatched(
  { content, pool, tenant }: Pick<ApiContext, 'content' | 'pool' | 'tenant'>,
  [tenantId, shopperId]: Owner,
): Promise<WatchedVehicle[]> {
  const { rows } = await pool.query<Entry>(
    `select vehicle_id as id, price, alerts from watchlist_entries
     where tenant_id = $1 and shopper_id = $2 and vehicle_id is not null order by created_at desc, id desc limit $3`,
    [tenantId, shopperId, mostSaved.vehicles],
  )
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
