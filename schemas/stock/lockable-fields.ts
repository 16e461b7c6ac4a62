import { feedTargets, isFeedTarget } from './feed-target.ts'
import { type FeedField, feedVehicle } from './feed-vehicle.ts'

/** Facts that are stored whole; feeds fill them part by part. */
const wholes: Partial<Record<FeedField, string>> = {
  variant: 'Variant',
  viewer: 'Viewer',
  specifications: 'Caravan',
  autograb_data: 'Market',
  finance_lenders: 'Lenders',
}

/** Fields of a vehicle that staff may keep a feed from writing over: all that a feed writes, but for the number that it is known by. */
export const lockableFields: readonly { name: FeedField; label: string }[] = feedVehicle
  .keyof()
  .options.filter((name) => name !== 'stocknum')
  .map((name) => ({ name, label: isFeedTarget(name) ? feedTargets[name].label : (wholes[name] ?? inWords(name)) }))

const inWords = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

const known: ReadonlySet<string> = new Set(lockableFields.map(({ name }) => name))

/** The locked fields of a vehicle as they are stored: known names, each once, in our order. */
export function readLocks(value: unknown): FeedField[] {
  const names: unknown[] = Array.isArray(value) ? value : []
  return lockableFields.flatMap(({ name }) => (names.includes(name) ? [name] : []))
}

export const isLockable = (name: string): name is FeedField => known.has(name)
