import { z } from 'zod'
import { cents, type Cents } from '../lib/money.ts'

/** What a shopper still pays, or gets, once their car has gone towards a vehicle; from the least to the most, in cents. */
export const balance = z.object({ who: z.enum(['pays', 'gets']), low: cents, high: cents })
export type Balance = z.infer<typeof balance>

/** A vehicle's price less the estimate; where even the lowest estimate is more than the price, the rest is the shopper's. */
export function balanceOf(price: Cents, { low, high }: { low: Cents; high: Cents }): Balance {
  if (low > price) return { who: 'gets', low: low - price, high: high - price }
  return { who: 'pays', low: Math.max(0, price - high), high: price - low }
}
