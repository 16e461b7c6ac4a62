import type { Cents } from '../lib/money.ts'
import type { Autogauge } from './autogauge.ts'
import * as texts from './texts.ts'

/** Quality of a deal: vehicles §9, Price comparison. */
export const gaugeLevels = ['low', 'medium', 'high'] as const
export type GaugeLevel = (typeof gaugeLevels)[number]

/** What the card shows. Money in cents, `fill` from 0 to 1. */
export interface PriceComparison {
  level: GaugeLevel
  label: 'Good Deal' | 'Great Deal'
  fill: number
  price: Cents
  min: Cents
  max: Cents
  description: string
}

/** The highest confidence that is not shown. vehicles §5 */
const lowConfidence = 0.2

/**
 * The price comparison; null if it is hidden: a missing value, a confidence of 0.2 or below, or market_range_max below listing_price.
 * vehicles §5, Auto-gauge
 */
export function priceComparison(gauge: Autogauge | null): PriceComparison | null {
  if (!gauge) return null
  const { fill, listing_price: price, market_range_min: min, market_range_max: max, confidence, description } = gauge
  if (fill === null || price === null || min === null || max === null || confidence === null || !description)
    return null
  if (confidence <= lowConfidence || max < price) return null
  return {
    level: getLevel(fill),
    label: fill < 0.65 ? texts.goodDeal : texts.greatDeal,
    fill,
    price,
    min,
    max,
    description,
  }
}

/** Below 0.3 low, 0.3 to under 0.6 medium, 0.6 and up high. vehicles §9 */
function getLevel(fill: number): GaugeLevel {
  if (fill < 0.3) return 'low'
  return fill < 0.6 ? 'medium' : 'high'
}
