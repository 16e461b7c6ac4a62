import { feedTargets, isFeedTarget } from './feed-target.ts'
import { type FeedField, feedVehicle } from './feed-vehicle.ts'
import * as texts from './texts.ts'

/** Data stored as a whole, of which feeds fill parts. */
const wholes: Partial<Record<FeedField, string>> = {
  variant: texts.variant,
  viewer: texts.viewer,
  factory: texts.manufacturersData,
  specifications: texts.caravan,
  autograb_data: texts.market,
  finance_lenders: texts.lenders,
}

/** Fields that staff can protect from feeds: all that a feed writes except the stock number. */
export const lockableFields: readonly { name: FeedField; label: string }[] = feedVehicle
  .keyof()
  .options.filter((name) => name !== 'stocknum')
  .map((name) => ({ name, label: isFeedTarget(name) ? feedTargets[name].label : (wholes[name] ?? inWords(name)) }))

const inWords = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

const known: ReadonlySet<string> = new Set(lockableFields.map(({ name }) => name))

/** A vehicle's stored locks: known field names, each once, in our order. */
export function readLocks(value: unknown): FeedField[] {
  const names: unknown[] = Array.isArray(value) ? value : []
  return lockableFields.flatMap(({ name }) => (names.includes(name) ? [name] : []))
}

export const isLockable = (name: string): name is FeedField => known.has(name)
