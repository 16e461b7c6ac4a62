import type { Site } from '../tenant/site.ts'
import { isAvailable } from '../vehicle/availability.ts'
import { currentPrice } from '../vehicle/price-display.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/** Whether a site has a finance provider; on a vehicle page only while it is for sale and has a price to finance. vehicles §5 */
export function canCalculate(
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offer_price'> | null,
  { config, flags }: Pick<Site, 'config' | 'flags'>,
): boolean {
  if (!flags.finance || config.finance.provider === 'none') return false
  return vehicle === null || (isAvailable(vehicle) && currentPrice(vehicle) !== null)
}
