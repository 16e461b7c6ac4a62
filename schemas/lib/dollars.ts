import type { Cents } from './money.ts'

/** Typed or imported dollars to cents, rounded half away from zero. `29990.005` -> `2999001`. */
export const centsFromDollars = (dollars: number): Cents => Math.round((dollars + Number.EPSILON) * 100)

/** Cents to dollars, for URLs, exports and input fields. */
export const dollarsFromCents = (amount: Cents): number => amount / 100

/** Thousands separators and no decimals: `2999000` -> `$29,990`. vehicles §9 */
export const formatDollars = (amount: Cents): string => `$${separated(String(Math.round(amount / 100)))}`

/** Implemented here, since a page shows dozens of prices and `Intl` is ten times slower. */
const separated = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
