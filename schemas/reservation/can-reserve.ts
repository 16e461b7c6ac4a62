import type { Site } from '../tenant/site.ts'
import { isBuyable } from '../vehicle/is-buyable.ts'
import type { SearchDocument } from '../vehicle/search-document.ts'
import type { ReservationPurpose } from './reservation-purpose.ts'

type ReservableVehicle = Pick<SearchDocument, 'status' | 'reserved' | 'tag' | 'price' | 'offer_price' | 'preorder'>

/** Whether a vehicle can currently be reserved or bought online. vehicles §4, Car status */
export const canReserve = (vehicle: ReservableVehicle, { flags }: Pick<Site, 'flags'>): boolean =>
  (flags.reserve || flags.checkout) && isBuyable(vehicle) && !vehicle.preorder

/**
 * The available purpose: a site that only reserves, or only sells, replaces the other one. Null if it does neither. locations §2, Vehicle
 * actions
 */
export function purposeOn(
  { flags }: Pick<Site, 'flags'>,
  preferredPurpose: ReservationPurpose,
): ReservationPurpose | null {
  if (preferredPurpose === 'purchase' && flags.checkout) return 'purchase'
  if (flags.reserve) return 'reservation'
  return flags.checkout ? 'purchase' : null
}
