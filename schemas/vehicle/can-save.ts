import type { Site } from '../tenant/site.ts'
import { isAvailable } from './availability.ts'
import { currentPrice } from './price-display.ts'
import type { SearchDocument } from './search-document.ts'

type SaveFacts = Pick<SearchDocument, 'status' | 'car_type' | 'price' | 'offer_price' | 'photos_count'>

export interface SaveOptions {
  favourite: boolean
  compare: boolean
}

/**
 * Whether a vehicle's card has the favourite and the compare button. Both are hidden where storing favourites is disabled and on vehicles that
 * are not available; by the site's own rules also on those that are not used, have no price or no pictures. vehicles §5
 */
export function canSave(vehicle: SaveFacts, { flags, config }: Pick<Site, 'flags' | 'config'>): SaveOptions {
  const { keepUsedOnly, keepPricedOnly, keepPicturedOnly } = config.cards
  const favourite =
    flags.favourites &&
    isAvailable(vehicle) &&
    (!keepUsedOnly || vehicle.car_type === 'used') &&
    (!keepPricedOnly || currentPrice(vehicle) !== null) &&
    (!keepPicturedOnly || vehicle.photos_count > 0)
  return { favourite, compare: favourite && flags.compare }
}
