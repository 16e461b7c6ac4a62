import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import type { VehicleMark } from './vehicles-store.ts'

/** Marks a vehicle as reserved and locks the field against feeds. vehicles §4, Listing tag: Reserved */
export const reservedMark = (locks: readonly FeedField[]): VehicleMark => ({
  reserved: true,
  locked_fields: [...new Set<FeedField>([...locks, 'reserved'])],
})

interface Release {
  locks: readonly FeedField[]
  /** Whether staff had locked the field `reserved` themselves. */
  staysLocked: boolean
  /** The vehicle is sold rather than for sale again. */
  isSold: boolean
  now: Date
}

/** Removes the mark of an ended reservation: the vehicle is for sale again, or sold. */
export function releasedMark({ locks, staysLocked, isSold, now }: Release): VehicleMark {
  const kept = locks.filter((name) => name !== 'reserved' || staysLocked)
  if (!isSold) return { reserved: false, locked_fields: kept }
  const locked = [...new Set<FeedField>([...kept, 'status'])]
  return { reserved: false, status: 'sold', sold_at: now.toISOString(), locked_fields: locked }
}
