import * as texts from '../texts.ts'
import { type FeedReading, isBlank, unknown } from './reading.ts'

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
  if (value < min || value > max) return unknown(cell, texts.unknownItNotBetweenMinMax({ min, max }))
  return { value }
}

/** A year a vehicle on sale can have. */
export const readYear = (cell: string, thisYear: number): FeedReading<number> => {
  const reading = readNumber(cell, { min: 1900, max: thisYear + 2 })
  return reading.value !== null && !Number.isInteger(reading.value)
    ? unknown(cell, 'unknown: it is not a year')
    : reading
}

interface Figure {
  /** The first group is the figure. */
  pattern: RegExp
  isPossible: (figure: number) => boolean
}

/** A number within text, if it is plausible: `4 cyl, 2.3 L` is 2.3 by `/([\d.]+)\s*L/`. */
export function readFigure(cell: string, { pattern, isPossible }: Figure): FeedReading<number> {
  const figure = Number(pattern.exec(cell)?.[1] ?? Number.NaN)
  return isPossible(figure) ? { value: figure } : unknown(cell)
}
