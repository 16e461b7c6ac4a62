import { readNumber } from './read-number.ts'
import { type FeedReading, isBlank, shown, unknown } from './reading.ts'

/** `$29,990`, `29990.00`, `29,990 drive away` to cents; `POA`, `-` and 0 to null. */
export function readMoney(cell: string): FeedReading<number> {
  if (isBlank(cell) || /^\s*(?:p\.?o\.?a\.?|price on application|call|enquire|tba|tbc)\b/i.test(cell)) {
    return unknown(cell, 'no price')
  }
  const match = /^\s*(?:au\$|nz\$|aud|nzd|\$)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*([^\d\s.,].*)?$/i.exec(cell)
  const cents = match ? Math.round(Number(`${match[1]?.replaceAll(',', '')}${match[2] ?? ''}`) * 100) : Number.NaN
  if (Number.isNaN(cents)) return unknown(cell, 'no price: it is not an amount')
  if (cents === 0) return unknown(cell, 'no price')
  if (cents > dearest) return unknown(cell, 'no price: it is beyond any vehicle’s')
  return match?.[3]
    ? { value: cents, remark: `words after the amount left out: '${shown(match[3])}'` }
    : { value: cents }
}

const dearest = 50_000_000_00

/** A plain number of cents; 0 is no price. */
export function readCents(cell: string): FeedReading<number> {
  const { value, remark } = readNumber(cell, { max: dearest })
  return value === null || value === 0
    ? unknown(cell, 'no price')
    : { value: Math.round(value), ...(remark ? { remark } : {}) }
}
