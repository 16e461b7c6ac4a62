import { currentPrice } from './price-display.ts'
import type { SearchDocument } from './search-document.ts'
import { searchToParams } from './search-to-params.ts'
import { similarPriceWindow } from './similar.ts'

type ReferenceVehicle = Pick<SearchDocument, 'item_type' | 'simple_body' | 'price' | 'offer_price'>

/** Target of 'Find Me Something Similar': stock of the same body (or kind if unknown) at about the same price. vehicles §4 and §9 */
export function similarStockPath(vehicle: ReferenceVehicle): string {
  const price = currentPrice(vehicle)
  const params = searchToParams({
    facets: vehicle.simple_body ? { body: [vehicle.simple_body] } : { item_type: [vehicle.item_type] },
    ranges: price === null ? {} : { price: similarPriceWindow(price) },
  })
  return `/search/new-used-and-demo-cars?${params}`
}
