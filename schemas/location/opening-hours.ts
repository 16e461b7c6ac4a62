import { dateFormat } from '../lib/date-format.ts'
import type { OpeningHour, SpecialHour } from './location.ts'

/** One line of an hours table: `Mon-Fri` `8:30am - 5:30pm`. */
export interface HoursLine {
  days: string
  hours: string
}

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** `08:30` to `8:30am`, `12:00` to `12:00pm`. Holiday-hours times are 12-hour am/pm. locations §9 */
export function twelveHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}

/** `8:30am - 5:30pm`, or `Closed`. */
export const formatHours = (entry: Pick<OpeningHour, 'status' | 'open' | 'close'>): string =>
  entry.status === 'Open' && entry.open && entry.close
    ? `${twelveHour(entry.open)} - ${twelveHour(entry.close)}`
    : 'Closed'

/**
 * A week from Monday: if all five weekdays share hours they show as `Mon-Fri`, else a line a day; a day that is not listed is closed.
 * Empty where nothing is listed at all. locations §9, Weekday grouping
 */
export function weekLines(entries: readonly OpeningHour[]): HoursLine[] {
  if (entries.length === 0) return []
  const hoursOf = (weekday: number) => {
    const entry = entries.find((candidate) => candidate.weekday === weekday)
    return entry ? formatHours(entry) : 'Closed'
  }
  const weekdays = [1, 2, 3, 4, 5].map(hoursOf)
  const isUniform = weekdays.every((hours) => hours === weekdays[0])
  const lines = isUniform
    ? [{ days: 'Mon-Fri', hours: weekdays[0] ?? 'Closed' }]
    : weekdays.map((hours, index) => ({ days: names[index + 1] ?? '', hours }))
  return [...lines, { days: 'Sat', hours: hoursOf(6) }, { days: 'Sun', hours: hoursOf(0) }]
}

/** The calendar day, weekday and minute on a clock. `timeZone` is an IANA name. */
export function localNow(now: Date, timeZone: string): { date: string; weekday: number; minutes: number } {
  const parts = dateFormat('clock', timeZone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: names.findIndex((name) => name === part('weekday').slice(0, 3)),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Today's hours on the location's clock, a special day before the weekly rule. */
export function todaysHours(
  hours: { opening_hours: readonly OpeningHour[]; special_hours: readonly SpecialHour[] },
  clock: { now: Date; timeZone: string },
): { text: string; isOpen: boolean; holiday: string | null } | null {
  const local = localNow(clock.now, clock.timeZone)
  const special = hours.special_hours.find((entry) => entry.date.slice(0, 10) === local.date)
  const entry = special ?? hours.opening_hours.find((candidate) => candidate.weekday === local.weekday)
  if (!entry) return hours.opening_hours.length === 0 ? null : { text: 'Closed', isOpen: false, holiday: null }
  const isOpen =
    entry.status === 'Open' &&
    entry.open !== null &&
    entry.close !== null &&
    minutesOf(entry.open) <= local.minutes &&
    local.minutes < minutesOf(entry.close)
  return { text: formatHours(entry), isOpen, holiday: special ? special.name || 'Holiday hours' : null }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
