import { z } from 'zod'
import { cents, type Cents } from '../lib/money.ts'

/**
 * A price compared with the market: vehicles §3, Auto-gauge result. Money in cents; `fill` and `confidence` from 0 to 1; `description`
 * explains the comparison to a shopper. Null values are unknown.
 */
export const autogauge = z.object({
  fill: z.number().min(0).max(1).nullable(),
  listing_price: cents.nullable(),
  market_range_min: cents.nullable(),
  market_range_max: cents.nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  description: z.string().max(1_000).nullable(),
})
export type Autogauge = z.infer<typeof autogauge>

/** The market price of a vehicle. Money in cents, `confidence` from 0 to 1, `description` for a shopper. */
export interface MarketValue {
  min: Cents
  max: Cents
  confidence: number
  description: string
}

/** A price within the market's range: a fuller gauge is a better deal, from 0 at the highest price to 1 at the lowest and below. */
export function buildAutogauge(price: Cents, { min, max, confidence, description }: MarketValue): Autogauge {
  return {
    fill: getFill(price, { min, max }),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence,
    description,
  }
}

function getFill(price: Cents, { min, max }: Pick<MarketValue, 'min' | 'max'>): number {
  if (max <= min) return price <= min ? 1 : 0
  return Math.min(1, Math.max(0, (max - price) / (max - min)))
}
