import { isDay, readDay } from '../../lib/day.ts'
import * as texts from '../texts.ts'
import { type FeedReading, isBlank, unknown } from './reading.ts'

/**
 * A day or a moment of a feed as ISO 8601: `2026-03-01`, `2026-03-01T10:00:00+10:00`, `20260301`; `1/3/2026`, `1.3.2026` and `1-3-2026` by the
 * feed's order; `03/2026` and `2026-03` are a month's first day.
 */
export function readDate(cell: string, order: 'day-first' | 'month-first' = 'day-first'): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const text = cell.trim()
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)) return exactly(text) ?? unknown(cell, notDate)
  const iso = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text) ? moment(text) : null
  const value = iso ?? findDay(text, order)
  return value === null ? unknown(cell, notDate) : { value }
}

/** A day of a feed: `2026-03-01` for all that `readDate` reads. A moment in UTC is on its day in the time zone of the site. */
export function readDayCell(
  cell: string,
  { dates = 'day-first', timeZone }: { dates?: 'day-first' | 'month-first' | undefined; timeZone: string },
): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const value = readDay(cell, timeZone) ?? findDay(cell.trim(), dates)?.slice(0, 10) ?? null
  return value === null ? unknown(cell, notDate) : { value }
}

const notDate = texts.unknownItIsNotADate

/** As an export writes it; most dates are. */
function exactly(text: string): { value: string } | null {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return null
  const value = date.toISOString()
  return value.startsWith(text.slice(0, 10)) ? { value } : null
}

/** A moment without a zone is taken for UTC, as a day is: the same on every machine. */
function moment(text: string): string | null {
  const joined = text.replace(' ', 'T').replace(/\s/g, '')
  const [day = '', time] = joined.split('T')
  const hasZone = time !== undefined && /Z|[+-]\d{2}:?\d{2}$/.test(time)
  const date = new Date(time === undefined ? day : hasZone ? joined : `${joined}Z`)
  return Number.isNaN(date.getTime()) || !isDay(day) ? null : date.toISOString()
}

function findDay(text: string, order: 'day-first' | 'month-first'): string | null {
  const month = /^(?:(\d{1,2})[/.-](\d{4})|(\d{4})[/.-](\d{1,2}))$/.exec(text)
  if (month) return utc(month[2] ?? month[3], month[1] ?? month[4], '1')
  const whole = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (whole) return utc(whole[1], whole[2], whole[3])
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s+[\d:.]+\s*(?:am|pm)?)?$/i.exec(text)
  if (!parts) return null
  return order === 'day-first' ? utc(parts[3], parts[2], parts[1]) : utc(parts[3], parts[1], parts[2])
}

function utc(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? `${text}T00:00:00.000Z` : null
}
