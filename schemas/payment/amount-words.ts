import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'

/** A paid amount to the cent: `$200`, `$1,250.50`. */
export const amountWords = (amount: Cents): string =>
  amount % 100 === 0
    ? formatDollars(amount)
    : `${formatDollars(amount - (amount % 100))}.${String(amount % 100).padStart(2, '0')}`
