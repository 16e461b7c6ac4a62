import { dateFormat } from './date-format.ts'
import { writeLocalTime } from './local-time.ts'

/**
 * The day that a stored date means: `2027-01-31`. A day is stored at midnight UTC, before at noon, and is the same everywhere. Any other
 * moment is of a feed, and falls on a day of the site. Null if it is no date.
 */
export function readDay(stored: string, timeZone: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(stored)) return stored
  const at = new Date(stored)
  if (Number.isNaN(at.getTime())) return null
  const isDay = /T(?:00|12):00:00\.000Z$/.test(at.toISOString())
  return (isDay ? at.toISOString() : writeLocalTime(at, timeZone)).slice(0, 10)
}

/** `2027-01-31` -> `31 January 2027`, `January 2027` or `31 Jan 2027` */
export const formatDay = (day: string, way: 'day' | 'longMonth' | 'shortDay'): string =>
  dateFormat(way, 'UTC').format(new Date(`${day}T00:00:00.000Z`))
