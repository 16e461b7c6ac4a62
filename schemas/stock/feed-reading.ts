/**
 * What a reader made of one cell: the value, null where it is unknown, and a remark where the value is not simply what the cell says.
 * Remarks are sentences without a subject: `'POA' read as no price`.
 */
export interface FeedReading<T> {
  value: T | null
  remark?: string
}

/** Feeds write "unknown" in many ways. */
export const isBlank = (cell: string): boolean =>
  cell === '' || /^\s*(?:[-–—]+(?:\s*\/\s*[-–—]+)?|nan|null|none|n\/?a|unknown)?\s*$/i.test(cell)

/** No value; a cell that holds something all the same gets a remark. */
export const unknown = (cell: string, what = 'unknown'): { value: null; remark?: string } =>
  cell.trim() === '' ? { value: null } : { value: null, remark: `'${shown(cell)}' read as ${what}` }

/** Text without outer or doubled spaces, control characters or the NUL that PostgreSQL refuses. */
export function readText(cell: string, most = 400): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const clean = isClean(cell) ? cell : withoutControls(cell).replace(/\s+/g, ' ').trim()
  if (clean === '') return unknown(cell)
  if (clean.length <= most) return { value: clean }
  return { value: clean.slice(0, most).trim(), remark: `cut at ${most} characters` }
}

/** As most cells of most feeds are: words of plain letters with one space between them. */
const isClean = (cell: string) => /^[!-~]+(?: [!-~]+)*$/.test(cell)

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

/** A plain number with thousands separators and, where named, a unit after it. */
export function readNumber(
  cell: string,
  { min = 0, max, unit }: { min?: number; max: number; unit?: RegExp },
): FeedReading<number> {
  if (isBlank(cell)) return unknown(cell)
  const match = /^\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?\s*(\S.*)?$/.exec(cell)
  const digits = `${match?.[1] ?? ''}${match?.[2] ?? ''}`.replaceAll(',', '')
  const rest = match?.[3]?.trim() ?? ''
  if (digits === '' || (rest !== '' && !unit?.test(rest))) return unknown(cell, 'unknown: it is not a number')
  const value = Number(digits)
  if (value < min || value > max) return unknown(cell, `unknown: it is not between ${min} and ${max}`)
  return { value }
}

/** A year a vehicle on sale can have. */
export const readYear = (cell: string, thisYear: number): FeedReading<number> => {
  const reading = readNumber(cell, { min: 1900, max: thisYear + 2 })
  return reading.value !== null && !Number.isInteger(reading.value)
    ? unknown(cell, 'unknown: it is not a year')
    : reading
}

/** `true`, `yes`, `1` and their opposites. */
export function readFlag(cell: string): FeedReading<boolean> {
  if (/^\s*(?:true|yes|y|1)\s*$/i.test(cell)) return { value: true }
  if (/^\s*(?:false|no|n|0)?\s*$/i.test(cell)) return { value: cell.trim() === '' ? null : false }
  return unknown(cell, 'unknown: it is neither yes nor no')
}

/** What of a cell goes into a report: one line, not endless. */
export const shown = (cell: string): string => {
  const line = withoutControls(cell).replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

const controls = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu
const withoutControls = (text: string) => (/^[ -~]*$/.test(text) ? text : text.replace(controls, ''))
