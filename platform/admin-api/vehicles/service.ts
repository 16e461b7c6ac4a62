import { isListed } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { problem } from '#schemas/problem.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { wholeVehicles } from '../../search/read-vehicles.ts'
import { SearchUnavailable } from '../../search/search-port.ts'
import type { StaffContext, StaffService } from '../service.ts'
import { smallPicture } from '../small-picture.ts'
import { findVehicleIds } from './store.ts'

export const vehicles: StaffService<'vehicles'> = async (context, { ids, query }) => {
  try {
    return { vehicles: await describe(context, ids ?? (await findVehicleIds(context, query))) }
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}

async function describe({ pool, site, now }: StaffContext, ids: number[]) {
  const found = await wholeVehicles.some(pool, { tenantId: site.id, ids, warn: () => undefined })
  const byId = new Map(found.map(({ vehicle }) => [vehicle.id, vehicle]))
  return ids.flatMap((id) => {
    const vehicle = byId.get(id)
    if (!vehicle) return []
    const path = shownImages(vehicle.images).find(({ isVideo }) => !isVideo)?.image.thumb.url
    const photo = path ? smallPicture(path, site.origin) : null
    return [{ ...vehicle, price: currentPrice(vehicle), photo, isListed: isListed(vehicle, site.rules, now) }]
  })
}
