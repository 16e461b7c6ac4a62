import { centsFromDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import { readAmount } from '../lib/read-amount.ts'

/** A typed amount in cents, `$1,250.50`: 0 if nothing is typed, null if it cannot be read. */
export function amountOfText(given: unknown): Cents | null {
  const text = typeof given === 'string' ? given : ''
  const dollars = text.trim() === '' ? 0 : readAmount(text, 'money')
  return dollars === null || dollars < 0 ? null : centsFromDollars(dollars)
}
