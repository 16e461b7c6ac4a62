import { isDay, readDay } from '../../lib/day.ts'
import { readLocalTime } from '../../lib/local-time.ts'
import * as texts from '../texts.ts'
import { type FeedReading, isBlank, unknown } from './reading.ts'

interface DateContext {
  dates?: 'day-first' | 'month-first' | undefined
  /** The site's. */
  timeZone: string
}

/**
 * The moment that a day or a time of a feed means: `2026-03-01`, `2026-03-01T10:00:00+10:00`, `20260301`; `1/3/2026`, `1.3.2026` and `1-3-2026` by
 * the feed's order; `03/2026` and `2026-03` are a month's first day. A time without a zone is on the clock of the site, and a day is its noon there,
 * so that both stay on the day written. decision 262
 */
export function readDate(cell: string, { dates = 'day-first', timeZone }: DateContext): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const text = cell.trim()
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)) return exactly(text) ?? unknown(cell, notDate)
  const [, day = '', time, zone] = /^(\d{4}-\d{2}-\d{2})(?:[T ]([\d:.]+)\s?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? []
  const value = isDay(day)
    ? moment({ day, time: time ?? noon, zone, timeZone })
    : moment({ day: findDay(text, dates) ?? '', time: noon, timeZone })
  return value === null ? unknown(cell, notDate) : { value }
}

/** A day of a feed: `2026-03-01` for all that `readDate` reads. A moment in UTC is on its day in the time zone of the site. */
export function readDayCell(cell: string, { dates = 'day-first', timeZone }: DateContext): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const value = readDay(cell, timeZone) ?? findDay(cell.trim(), dates)
  return value === null ? unknown(cell, notDate) : { value }
}

const noon = '12:00'

const notDate = texts.unknownItIsNotADate

/** As an export writes it; most dates are. */
function exactly(text: string): { value: string } | null {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return null
  const value = date.toISOString()
  return value.startsWith(text.slice(0, 10)) ? { value } : null
}

interface DateTimeParts {
  day: string
  time: string
  zone?: string | undefined
  timeZone: string
}

function moment({ day, time, zone, timeZone }: DateTimeParts): string | null {
  const date = new Date(`${day}T${time}${zone ?? 'Z'}`)
  if (Number.isNaN(date.getTime())) return null
  if (zone) return date.toISOString()
  return readLocalTime({ text: date.toISOString().slice(0, 16), timeZone })?.at.toISOString() ?? null
}

function findDay(text: string, order: 'day-first' | 'month-first'): string | null {
  const month = /^(?:(\d{1,2})[/.-](\d{4})|(\d{4})[/.-](\d{1,2}))$/.exec(text)
  if (month) return joinDay(month[2] ?? month[3], month[1] ?? month[4], '1')
  const whole = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (whole) return joinDay(whole[1], whole[2], whole[3])
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s+[\d:.]+\s*(?:am|pm)?)?$/i.exec(text)
  if (!parts) return null
  return order === 'day-first' ? joinDay(parts[3], parts[2], parts[1]) : joinDay(parts[3], parts[1], parts[2])
}

function joinDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
