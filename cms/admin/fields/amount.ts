import { readAmount } from '#schemas/lib/read-amount.ts'

/** Formats cents for an input: `2999000` -> `29,990`, `12345` -> `123.45`, null -> empty. */
export const formatAmount = (cents: number | null): string =>
  cents === null || !Number.isFinite(cents)
    ? ''
    : (cents / 100).toLocaleString('en-AU', {
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      })

/** Parses an amount in dollars; null if the text is not an amount: `$29,990` -> `29990`. */
export function parseAmount(text: string): number | null {
  const amount = readAmount(text, 'money')
  return amount !== null && amount >= 0 ? amount : null
}
