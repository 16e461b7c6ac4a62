import { dateFormat } from './date-format.ts'

/**
 * The day that people or feeds mean: `2027-01-31`; null if none. A time without a zone, or with its distance from UTC, is on the day written
 * before it. Midnight and noon in UTC are that day, as pickers and exports write days; any other moment in UTC is on the day in this time zone.
 */
export function readDay(text: string, timeZone: string): string | null {
  const [, day = '', time, mark] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([\d:.]+)\s?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim()) ?? []
  if (!isDay(day)) return null
  if (mark !== 'Z') return day
  const at = new Date(`${day}T${time}Z`)
  if (Number.isNaN(at.getTime())) return null
  return /T(?:00|12):00:00\.000Z$/.test(at.toISOString()) ? day : dayAt(at, timeZone)
}

/** The day that it is at a moment: `2027-01-31` */
export const dayAt = (at: Date, timeZone: string): string => dateFormat('isoDay', timeZone).format(at)

/** Whether it is a day of the calendar as it is stored: the thirtieth of February is none. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00.000Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `2027-01-31` -> `31 January 2027`, `January 2027` or `31 Jan 2027` */
export const formatDay = (day: string, way: 'day' | 'longMonth' | 'shortDay'): string =>
  dateFormat(way, 'UTC').format(new Date(`${day}T00:00:00.000Z`))
