import { isAvailable } from './availability.ts'
import { currentPrice } from './price-display.ts'
import type { SearchDocument } from './search-document.ts'

type Bought = Pick<SearchDocument, 'status' | 'reserved' | 'tag' | 'price' | 'offer_price'>

/** Available, at a price, and neither somebody else's already nor there to be driven alone: what finance and reserving need. vehicles §4 */
export const isBuyable = (vehicle: Bought): boolean =>
  isAvailable(vehicle) && !vehicle.reserved && currentPrice(vehicle) !== null && vehicle.tag !== testDriveOnly

/** locations §3, Car: tag */
const testDriveOnly = 'Test Drive Only'
