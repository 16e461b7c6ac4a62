import type { Site } from '../tenant/site.ts'
import { currentPrice } from './price-display.ts'
import type { SearchDocument } from './search-document.ts'

type TradedFor = Pick<SearchDocument, 'status' | 'reserved' | 'price' | 'offer_price'>

/**
 * Whether a vehicle's page has the trade-in button: the site has the valuation feature, and the vehicle is in stock, not sold, not
 * reserved, and over $200. vehicles §5, locations §5
 */
export const canTradeIn = (vehicle: TradedFor, { flags }: Pick<Site, 'flags'>): boolean =>
  flags.valuation && vehicle.status === 'in_stock' && !vehicle.reserved && (currentPrice(vehicle) ?? 0) > leastPrice

/** vehicles §9: "Trade-in button needs price over 200" */
const leastPrice = 200_00
