import { isAvailable } from './availability.ts'
import { currentPrice } from './price-display.ts'
import type { SearchDocument } from './search-document.ts'
import * as texts from './texts.ts'

type VehicleForSale = Pick<SearchDocument, 'status' | 'reserved' | 'tag' | 'price' | 'offer_price'>

/** Available, with a price, not reserved and not for test drives only: required for finance and reservations. vehicles §4 */
export const isBuyable = (vehicle: VehicleForSale): boolean =>
  isAvailable(vehicle) && !vehicle.reserved && currentPrice(vehicle) !== null && vehicle.tag !== testDriveOnly

/** locations §3, Car: tag */
const testDriveOnly = texts.testDriveOnly
