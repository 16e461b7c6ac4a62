import { isAvailable } from './availability.ts'
import { isListed, type ListingRules } from './listing-rules.ts'
import type { Vehicle } from './vehicle.ts'

/**
 * What a site answers for a vehicle's address: `listed` its page; `gone` the same page, for shoppers alone and saying that it is no more, where
 * the site would list the vehicle were it still to be had; `hidden` nothing, since the site never shows such a vehicle. vehicles §4
 */
export type VehicleStanding = 'listed' | 'gone' | 'hidden'

type Standing = Parameters<typeof isListed>[0]

export function vehicleStanding(
  vehicle: Standing,
  { rules, now }: { rules: ListingRules; now: Date },
): VehicleStanding {
  if (isListed(vehicle, rules, now)) return 'listed'
  const mayReturn = !isAvailable(vehicle) && isListed({ ...vehicle, status: 'in_stock' }, rules, now)
  return mayReturn ? 'gone' : 'hidden'
}

const dayInMs = 86_400_000

/** When a sold vehicle that is listed no longer will be; null for any other. vehicles §4, sold cars are listed for some days */
export function listedUntil(
  { status, sold_at: soldAt }: Pick<Vehicle, 'status' | 'sold_at'>,
  { soldForDays }: Pick<ListingRules, 'soldForDays'>,
): Date | null {
  return status === 'sold' && soldAt !== null ? new Date(Date.parse(soldAt) + soldForDays * dayInMs) : null
}
