import { dateFormat } from '../lib/date-format.ts'
import type { OpeningHour, SpecialHour } from './location.ts'
import * as texts from './texts.ts'

/** One row of an hours table: `Mon-Fri` `8:30am - 5:30pm`. */
export interface HoursLine {
  days: string
  hours: string
}

const names = [texts.sun, texts.mon, texts.tue, texts.wed, texts.thu, texts.fri, texts.sat] as const

/** `08:30` to `8:30am`, `12:00` to `12:00pm`. Holiday-hours times are 12-hour am/pm. locations §9 */
export function twelveHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`
}

/** `8:30am - 5:30pm`, or `Closed`. */
export const formatHours = (entry: Pick<OpeningHour, 'status' | 'open' | 'close'>): string =>
  entry.status === 'Open' && entry.open && entry.close
    ? `${twelveHour(entry.open)} - ${twelveHour(entry.close)}`
    : texts.closed

/**
 * A week from Monday: weekdays with equal hours are one `Mon-Fri` row, otherwise one row per day; a missing day is closed. Empty without
 * any hours. locations §9, Weekday grouping
 */
export function weekLines(entries: readonly OpeningHour[]): HoursLine[] {
  if (entries.length === 0) return []
  const getHours = (weekday: number) => {
    const entry = entries.find((candidate) => candidate.weekday === weekday)
    return entry ? formatHours(entry) : texts.closed
  }
  const weekdays = [1, 2, 3, 4, 5].map(getHours)
  const isUniform = weekdays.every((hours) => hours === weekdays[0])
  const lines = isUniform
    ? [{ days: texts.monFri, hours: weekdays[0] ?? texts.closed }]
    : weekdays.map((hours, index) => ({ days: names[index + 1] ?? '', hours }))
  return [...lines, { days: texts.sat, hours: getHours(6) }, { days: texts.sun, hours: getHours(0) }]
}

/** The local date, weekday and minute. `timeZone` is an IANA name. */
export function localNow(now: Date, timeZone: string): { date: string; weekday: number; minutes: number } {
  const parts = dateFormat('clock', timeZone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: names.findIndex((name) => name === part('weekday').slice(0, 3)),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

interface Hours {
  opening_hours: readonly OpeningHour[]
  special_hours: readonly SpecialHour[]
}

/** `timeZone` is the location's, an IANA name. */
interface Clock {
  now: Date
  timeZone: string
}

/** Today's entry in the location's time zone; special days override the weekly hours. */
export function todaysEntry(hours: Hours, clock: Clock): OpeningHour | SpecialHour | undefined {
  const local = localNow(clock.now, clock.timeZone)
  return (
    hours.special_hours.find((entry) => entry.date.slice(0, 10) === local.date) ??
    hours.opening_hours.find((candidate) => candidate.weekday === local.weekday)
  )
}

interface TodaysHours {
  /** `8:30am - 5:30pm`, or `Closed`. */
  text: string
  /** At this moment. */
  isOpen: boolean
  /** All day. */
  isClosed: boolean
  /** The name of a special day. */
  holiday: string | null
}

/** Today's hours in the location's time zone; special days override the weekly hours. Null without any hours. */
export function todaysHours(hours: Hours, clock: Clock): TodaysHours | null {
  const entry = todaysEntry(hours, clock)
  if (!entry)
    return hours.opening_hours.length === 0
      ? null
      : { text: texts.closed, isOpen: false, isClosed: true, holiday: null }
  const { minutes } = localNow(clock.now, clock.timeZone)
  const isOpen =
    entry.status === 'Open' &&
    entry.open !== null &&
    entry.close !== null &&
    minutesOf(entry.open) <= minutes &&
    minutes < minutesOf(entry.close)
  const holiday = 'date' in entry ? entry.name || texts.holidayHours : null
  const text = formatHours(entry)
  return { text, isOpen, isClosed: text === texts.closed, holiday }
}

/** The next special days, from today on the location's own calendar, soonest first. locations §2, Holiday Hours dialog */
export function comingSpecialDays({ special_hours: days }: Pick<Hours, 'special_hours'>, clock: Clock): SpecialHour[] {
  const { date: today } = localNow(clock.now, clock.timeZone)
  return days.filter(({ date }) => date.slice(0, 10) >= today).toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** `08:30` is 510 minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
