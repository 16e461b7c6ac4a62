import type { Range, RangeName } from '#schemas/vehicle/search-query.ts'
import { moneyRanges } from '#schemas/vehicle/search-terms.ts'
import * as texts from './texts.ts'

/** Ranges with a slider. Units are whole dollars, kilometres and years. */
export const drawnRanges = ['price', 'subscription_price', 'weekly_price', 'km', 'year'] as const satisfies RangeName[]
export type DrawnRange = (typeof drawnRanges)[number]

interface RangeKind {
  /** Accessible names of the two ends. */
  ends: readonly [low: string, high: string]
  inWords: (units: number) => string
  /** Suffix after a range. */
  after: string
  /** Edges of predefined ranges, ascending. */
  edges: readonly number[]
  /** Whether a range runs from one edge to the next (prices), up to an edge (kilometres), or from an edge on (years). */
  runs: 'between' | 'up-to' | 'from'
}

const dollars = (units: number) => `$${units.toLocaleString('en-AU')}`
const kilometres = (units: number) => `${units.toLocaleString('en-AU')} km`

export const rangeKinds = {
  price: {
    ends: [texts.lowestPrice, texts.highestPrice],
    inWords: dollars,
    after: '',
    edges: [10_000, 20_000, 30_000, 40_000, 60_000, 80_000],
    runs: 'between',
  },
  subscription_price: {
    ends: [texts.lowestPriceAWeek, texts.highestPriceAWeek],
    inWords: dollars,
    after: ' a week',
    edges: [150, 200, 300, 400],
    runs: 'between',
  },
  weekly_price: {
    ends: [texts.lowestRepaymentAWeek, texts.highestRepaymentAWeek],
    inWords: dollars,
    after: ' a week',
    edges: [50, 100, 150, 200, 300, 400],
    runs: 'between',
  },
  km: {
    ends: [texts.fewestKilometres, texts.mostKilometres],
    inWords: kilometres,
    after: '',
    edges: [10_000, 25_000, 50_000, 100_000, 150_000],
    runs: 'up-to',
  },
  year: {
    ends: [texts.oldestYear, texts.newestYear],
    inWords: String,
    after: '',
    edges: [2010, 2015, 2018, 2020, 2022, 2024],
    runs: 'from',
  },
} as const satisfies Record<DrawnRange, RangeKind>

/** Stored parts per unit: cents per dollar. */
export const getPartsPerUnit = (name: RangeName): number => (moneyRanges.some((money) => money === name) ? 100 : 1)

/** `$10,000 to $20,000`, `Under 50,000 km`, `From 2018`. */
export function formatRange(name: DrawnRange, { min, max }: Range): string {
  const { inWords, after } = rangeKinds[name]
  const say = (end: number) => inWords(end / getPartsPerUnit(name))
  if (min === undefined) return `${name === 'year' ? texts.until : texts.under} ${say(max ?? 0)}${after}`
  if (max === undefined) return `${name === 'year' ? texts.from : texts.over} ${say(min)}${after}`
  return `${min === max ? say(min) : `${say(min)} to ${say(max)}`}${after}`
}

interface RangeBand {
  /** In the URL's format. */
  value: string
  label: string
  range: Range
}

/** Predefined ranges. */
export function rangeBands(name: DrawnRange): RangeBand[] {
  const { edges, runs } = rangeKinds[name]
  const ranges = rangesBetween(edges, runs)
  return (runs === 'from' ? ranges.toReversed() : ranges).map(({ min, max }) => {
    const parts = getPartsPerUnit(name)
    const range = {
      ...(min === undefined ? {} : { min: min * parts }),
      ...(max === undefined ? {} : { max: max * parts }),
    }
    return { value: `${min ?? ''}:${max ?? ''}`, label: formatRange(name, range), range }
  })
}

function rangesBetween(
  edges: readonly number[],
  runs: RangeKind['runs'],
): { min?: number; max?: number | undefined }[] {
  if (runs === 'up-to') return edges.map((max) => ({ max }))
  if (runs === 'from') return edges.map((min) => ({ min }))
  return [{ max: edges[0] }, ...edges.map((min, index) => ({ min, max: edges[index + 1] }))]
}

export const isSameRange = (a: Range | undefined, b: Range): boolean => a?.min === b.min && a?.max === b.max
