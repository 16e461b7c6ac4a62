import type { Temporal } from 'temporal-polyfill'
import { formatHours, twelveHour } from '../location/opening-hours.ts'
import type { Location } from '../location/location.ts'
import { isRepeated } from '../lib/local-time.ts'
import { toZonedDateTime } from '../lib/to-zoned-date-time.ts'
import { zonedTime } from '../lib/zoned-time.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { SlotDay } from './slot-days.ts'
import { hourWords } from '../location/time-words.ts'

/** A booked time. */
export interface TakenTime {
  startsAt: Date
  minutes: number
  locationId: number
  vehicleId: number | null
}

interface SlotsInput {
  location: Pick<Location, 'id' | 'opening_hours' | 'special_hours'>
  vehicleId: number | null
  taken: readonly TakenTime[]
  rules: SiteConfig['testDrive']
  now: Date
  timeZone: string
}

/**
 * Available days and times of test drives, soonest first: consecutive slots within the location's hours, special days overriding the weekly
 * hours; after the site's notice period; while neither the vehicle nor the location's capacity is booked. Days without times are omitted.
 * vehicles §2, Test drive dialog
 */
export function testDriveSlots(input: SlotsInput): SlotDay[] {
  const { rules, now, timeZone } = input
  const today = toZonedDateTime(now, timeZone).toPlainDate()
  return Array.from({ length: rules.daysAhead + 1 }, (_, days) => today.add({ days }))
    .map((day) => ({ date: day.toString(), label: dayLabel(day), slots: listSlots(input, day) }))
    .filter(({ slots }) => slots.length > 0)
}

function listSlots(input: SlotsInput, day: Temporal.PlainDate): SlotDay['slots'] {
  const { location, rules, now, timeZone } = input
  const date = day.toString()
  const hours =
    location.special_hours.find((special) => special.date.slice(0, 10) === date) ??
    location.opening_hours.find(({ weekday }) => weekday === day.dayOfWeek % 7)
  if (!hours || formatHours(hours) === 'Closed') return []
  const [open, close] = [getMinutes(hours.open ?? ''), getMinutes(hours.close ?? '')]
  const starts = Array.from(
    { length: Math.max(0, Math.floor((close - open) / rules.minutes)) },
    (_, index) => open + index * rules.minutes,
  )
  return starts.flatMap((minutes) => {
    const startsAt = zonedTime({ date, minutes, timeZone })
    if (!startsAt || startsAt.getTime() < now.getTime() + rules.noticeHours * 3_600_000) return []
    return isFree(startsAt, input)
      ? [{ starts_at: startsAt.toISOString(), label: labelSlot(startsAt, { minutes, timeZone }) }]
      : []
  })
}

function isFree(startsAt: Date, { location, vehicleId, taken, rules }: SlotsInput): boolean {
  const ends = startsAt.getTime() + rules.minutes * 60_000
  const meanwhile = taken.filter(
    (time) => time.startsAt.getTime() < ends && time.startsAt.getTime() + time.minutes * 60_000 > startsAt.getTime(),
  )
  const isOut = vehicleId !== null && meanwhile.some((time) => time.vehicleId === vehicleId)
  return !isOut && meanwhile.filter(({ locationId }) => locationId === location.id).length < rules.capacity
}

function getMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Of an hour that clocks show twice the first is offered, by its name. */
const labelSlot = (startsAt: Date, { minutes, timeZone }: { minutes: number; timeZone: string }): string =>
  isRepeated(startsAt, timeZone) ? hourWords(startsAt.toISOString(), timeZone) : timeLabel(minutes)

const timeLabel = (minutes: number): string =>
  twelveHour(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)

/** `Mon 23 Nov` */
const dayLabel = (day: Temporal.PlainDate): string =>
  day.toLocaleString('en-AU', { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
