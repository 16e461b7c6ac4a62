import type { Cents } from './money.ts'

/** Dollars as typed or read from a feed, to cents, rounded half away from zero. `29990.005` -> `2999001`. */
export const centsFromDollars = (dollars: number): Cents => Math.round((dollars + Number.EPSILON) * 100)

/** Cents to dollars, for URLs, exports and input fields. */
export const dollarsFromCents = (amount: Cents): number => amount / 100

/** Thousands separators and no decimals: `2999000` -> `$29,990`. vehicles §9 */
export const formatDollars = (amount: Cents): string => `$${separated(String(Math.round(amount / 100)))}`

/** By hand, since a page shows dozens of prices and `Intl` takes ten times as long. */
const separated = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
