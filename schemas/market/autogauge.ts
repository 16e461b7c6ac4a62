import { z } from 'zod'
import { cents, type Cents } from '../lib/money.ts'

/**
 * How a price compares with the market: vehicles §3, Auto-gauge result. Money in cents; `fill` and `confidence` from 0 to 1; `description`
 * says in sentences for a shopper what was compared. Null is what nobody could say.
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

/** What the market asks for a vehicle. Money in cents, `confidence` from 0 to 1, `description` in words for a shopper. */
export interface MarketValue {
  min: Cents
  max: Cents
  confidence: number
  description: string
}

/** A price in the market's range: the fuller the gauge, the better the deal, from 0 at the dearest to 1 at the cheapest and below. */
export function autogaugeOf(price: Cents, { min, max, confidence, description }: MarketValue): Autogauge {
  return {
    fill: fillOf(price, { min, max }),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence,
    description,
  }
}

function fillOf(price: Cents, { min, max }: Pick<MarketValue, 'min' | 'max'>): number {
  if (max <= min) return price <= min ? 1 : 0
  return Math.min(1, Math.max(0, (max - price) / (max - min)))
}
