import { formatDollars } from '../lib/dollars.ts'
import type { MarketValue } from './autogauge.ts'
import { comparableStock, type AskedPrice, type ComparableStock, type ComparedVehicle } from './comparable-stock.ts'

interface OwnMarket {
  /** The vehicle, and its name as sentences have it. */
  vehicle: ComparedVehicle & { make: string; model: string }
  /** Everything of its make and model that is on offer in its country. */
  offers: readonly AskedPrice[]
  country: 'AU' | 'NZ'
}

/** So many, all alike, are as good as it gets. */
const certainFrom = 20
/** Of fewer, a range would be somebody's price. */
const leastCompared = 5

/**
 * What is asked for vehicles like one on this platform: the range holds the middle eight tenths of the prices of what is comparable. Confidence is
 * a twentieth for each vehicle, less where they are less alike. Null where fewer than five compare: that is the 0.2 up to which no gauge is shown.
 */
export function marketOfStock({ vehicle, offers, country }: OwnMarket): MarketValue | null {
  const compared = comparableStock(vehicle, offers)
  const prices = compared.found.map(({ price }) => price).toSorted((a, b) => a - b)
  if (prices.length < leastCompared) return null
  const [min, max] = [quantile(prices, 0.1), quantile(prices, 0.9)]
  return {
    min,
    max,
    confidence: Math.round(Math.min(1, prices.length / certainFrom) * compared.likeness * 100) / 100,
    description: describe({ vehicle, compared, country, min, max }),
  }
}

/** Between the two prices next to it in proportion, to the dollar. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return Math.round((below + (above - below) * (place % 1)) / 100) * 100
}

const countries = { AU: 'Australia', NZ: 'New Zealand' } as const

/** The method, where a shopper can read it. */
function describe({
  vehicle,
  compared,
  country,
  min,
  max,
}: Pick<OwnMarket, 'vehicle' | 'country'> & { compared: ComparableStock; min: number; max: number }): string {
  const years = compared.found.map(({ year }) => year)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const age = from === to ? `from ${from}` : `from ${from} to ${to}`
  const badge = compared.sameBadge && vehicle.badge ? ` ${vehicle.badge}` : ''
  const kind = vehicle.car_type === 'used' ? 'used' : 'new and demo'
  return (
    `Compared with ${compared.found.length} ${kind} ${vehicle.make} ${vehicle.model}${badge} vehicles ${age} of about the same kilometres, ` +
    `as advertised by the dealers on this platform across ${countries[country]}. ` +
    `Eight in ten of them are priced from ${formatDollars(min)} to ${formatDollars(max)}. ` +
    'These are asking prices; condition and options are not taken into account.'
  )
}
