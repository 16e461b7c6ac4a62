import type { Cents } from '../lib/money.ts'
import type { ValuationRange } from './valuation.ts'

/** A vehicle's price less what the own car is estimated at, from the least to the most; never below nothing. */
export const leftToPay = (price: Cents, range: ValuationRange): ValuationRange =>
  range ? { low: Math.max(0, price - range.high), high: Math.max(0, price - range.low) } : null
