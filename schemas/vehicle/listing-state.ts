import { isAvailable } from './availability.ts'
import { isListed, type ListingRules } from './listing-rules.ts'
import type { Vehicle } from './vehicle.ts'

/**
 * The response to a vehicle's URL: `listed` is its page; `gone` is the same page, not indexed and marked as gone, if only its availability
 * prevents listing; `hidden` is no page, because the site never shows such a vehicle. vehicles §4
 */
export type ListingState = 'listed' | 'gone' | 'hidden'

type ListableVehicle = Parameters<typeof isListed>[0]

export function listingState(
  vehicle: ListableVehicle,
  { rules, now }: { rules: ListingRules; now: Date },
): ListingState {
  if (isListed(vehicle, rules, now)) return 'listed'
  const mayReturn = !isAvailable(vehicle) && isListed({ ...vehicle, status: 'in_stock' }, rules, now)
  return mayReturn ? 'gone' : 'hidden'
}

const dayInMs = 86_400_000

/** When a listed sold vehicle expires; null for any other. vehicles §4, sold cars are listed for some days */
export function listedUntil(
  { status, sold_at: soldAt }: Pick<Vehicle, 'status' | 'sold_at'>,
  { soldForDays }: Pick<ListingRules, 'soldForDays'>,
): Date | null {
  return status === 'sold' && soldAt !== null ? new Date(Date.parse(soldAt) + soldForDays * dayInMs) : null
}
