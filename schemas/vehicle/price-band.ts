import type { Cents } from '../lib/money.ts'

const dollarEdges = {
  price: [10_000, 20_000, 30_000, 40_000, 60_000, 80_000],
  weekly_price: [50, 100, 150, 200, 300, 400],
} as const

type PriceField = keyof typeof dollarEdges

/**
 * The bands of a price or weekly price, cheapest first, as values of `price_range` and `weekly_price_range`: `:10000`, `10000:20000` …
 * `80000:`, in dollars.
 */
export function priceBands(of: PriceField): string[] {
  const edges = dollarEdges[of]
  return ['', ...edges].map((min, index) => `${min}:${edges[index] ?? ''}`)
}

/** The band of an amount, including its lower edge. Null without an amount. */
export function priceBand(of: PriceField, amount: Cents | null): string | null {
  if (amount === null) return null
  const index = dollarEdges[of].findIndex((edge) => amount < edge * 100)
  return priceBands(of).at(index) ?? null
}

/** The limits of a band in cents; an open end is absent. Null if invalid. */
export function boundsOfBand(band: string): { min?: Cents; max?: Cents } | null {
  const match = /^(\d*):(\d*)$/.exec(band)
  if (!match || band === ':') return null
  const [, min, max] = match
  return { ...(min ? { min: Number(min) * 100 } : {}), ...(max ? { max: Number(max) * 100 } : {}) }
}
