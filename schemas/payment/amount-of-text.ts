import type { Cents } from '../lib/money.ts'

/** Parses a typed amount in dollars, `$1,250.50`, to cents; 0 if invalid. */
export function amountOfText(given: unknown): Cents {
  const plain = (typeof given === 'string' ? given : '').replace(/[$,\s]/g, '')
  return /^\d{1,9}(?:\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
}
