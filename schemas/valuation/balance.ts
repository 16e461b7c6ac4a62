import { z } from 'zod'
import { cents, type Cents } from '../lib/money.ts'

/** What a shopper pays, or gets, after trading a car in; minimum and maximum, in cents. */
export const balance = z.object({ who: z.enum(['pays', 'gets']), low: cents, high: cents })
export type Balance = z.infer<typeof balance>

/** A vehicle's price minus the estimate; if even the lowest estimate exceeds the price, the shopper gets the difference. */
export function calculateBalance(price: Cents, { low, high }: { low: Cents; high: Cents }): Balance {
  if (low > price) return { who: 'gets', low: low - price, high: high - price }
  return { who: 'pays', low: Math.max(0, price - high), high: price - low }
}
