import { formatDollars } from '../lib/dollars.ts'
import type { MarketValue } from './autogauge.ts'
import { comparableStock, type AskedPrice, type ComparableStock, type ComparedVehicle } from './comparable-stock.ts'
import * as texts from './texts.ts'

interface OwnMarket {
  /** The vehicle, with the names used in sentences. */
  vehicle: ComparedVehicle & { make: string; model: string }
  /** All offers of its make and model in its country. */
  offers: readonly AskedPrice[]
  country: 'AU' | 'NZ'
}

/** With this number of fully similar vehicles, the confidence is highest. */
const certainFrom = 20
/** With fewer, the range would reveal individual prices. */
const leastCompared = 5

/**
 * The platform's asking prices for similar vehicles: the range covers the middle 80 % of comparable prices. Confidence is a twentieth per
 * vehicle, weighted by similarity. Null for fewer than five: no gauge is shown up to a confidence of 0.2.
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

/** Interpolated between neighbouring prices, rounded to the dollar. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return Math.round((below + (above - below) * (place % 1)) / 100) * 100
}

const countries = { AU: 'Australia', NZ: texts.newZealand } as const

/** The method, explained to shoppers. */
function describe({
  vehicle,
  compared,
  country,
  min,
  max,
}: Pick<OwnMarket, 'vehicle' | 'country'> & { compared: ComparableStock; min: number; max: number }): string {
  const years = compared.found.map(({ year }) => year)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const age = from === to ? `from ${from}` : texts.fromFromToTo({ from, to })
  const badge = compared.sameBadge && vehicle.badge ? ` ${vehicle.badge}` : ''
  const kind = vehicle.car_type === 'used' ? 'used' : texts.newAndDemo
  return texts.comparedWithLengthKindMakeModelBadge({
    length: compared.found.length,
    kind,
    make: vehicle.make,
    model: vehicle.model,
    badge,
    age,
    countries: countries[country],
    dollars: formatDollars(min),
    dollars2: formatDollars(max),
  })
}
