import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Range } from '#schemas/vehicle/search-query.ts'

/** A price range to choose with one press; `value` is that of `range[price]` in the address, in dollars. */
export interface PriceBand {
  value: string
  label: string
  range: Range
}

const edges = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000] as const

/** Bands between round prices, open at both ends. */
export const priceBands: readonly PriceBand[] = [undefined, ...edges].map((min, index) => band(min, edges[index]))

function band(min: number | undefined, max: number | undefined): PriceBand {
  const range = { ...(min === undefined ? {} : { min: min * 100 }), ...(max === undefined ? {} : { max: max * 100 }) }
  return { value: `${min ?? ''}:${max ?? ''}`, label: words(min, max), range }
}

function words(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Under ${formatDollars((max ?? 0) * 100)}`
  return max === undefined
    ? `Over ${formatDollars(min * 100)}`
    : `${formatDollars(min * 100)} to ${formatDollars(max * 100)}`
}

export const isSameRange = (a: Range | undefined, b: Range): boolean => a?.min === b.min && a?.max === b.max

/** A range in words, for a chip. */
export const rangeWords = (range: Range): string =>
  words(range.min === undefined ? undefined : range.min / 100, range.max === undefined ? undefined : range.max / 100)
