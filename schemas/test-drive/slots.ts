import { formatHours, localNow, twelveHour } from '../location/opening-hours.ts'
import type { Location } from '../location/location.ts'
import { zonedTime } from '../lib/zoned-time.ts'
import type { SiteConfig } from '../tenant/site-config.ts'
import type { SlotDay } from './slot-days.ts'

/** A time that is taken. */
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
 * Days on which a test drive can begin, with their times, soonest first: one after the other within the location's hours, a special day before
 * the weekly rule; not sooner than the site's notice; not while the vehicle is out, nor while the location has as many drives as it can. Days
 * without a time are left out. vehicles §2, Test drive dialog
 */
export function testDriveSlots(input: SlotsInput): SlotDay[] {
  const { rules, now, timeZone } = input
  const today = Date.parse(`${localNow(now, timeZone).date}T00:00:00Z`)
  return Array.from({ length: rules.daysAhead + 1 }, (_, days) => new Date(today + days * 86_400_000))
    .map((day) => ({ date: day.toISOString().slice(0, 10), label: dayLabel(day), slots: slotsOf(input, day) }))
    .filter(({ slots }) => slots.length > 0)
}

function slotsOf(input: SlotsInput, day: Date): SlotDay['slots'] {
  const { location, rules, now, timeZone } = input
  const date = day.toISOString().slice(0, 10)
  const hours =
    location.special_hours.find((special) => special.date.slice(0, 10) === date) ??
    location.opening_hours.find(({ weekday }) => weekday === day.getUTCDay())
  if (!hours || formatHours(hours) === 'Closed') return []
  const [open, close] = [minutesOf(hours.open ?? ''), minutesOf(hours.close ?? '')]
  const starts = Array.from(
    { length: Math.max(0, Math.floor((close - open) / rules.minutes)) },
    (_, index) => open + index * rules.minutes,
  )
  return starts.flatMap((minutes) => {
    const startsAt = zonedTime({ date, minutes, timeZone })
    if (!startsAt || startsAt.getTime() < now.getTime() + rules.noticeHours * 3_600_000) return []
    return isFree(startsAt, input) ? [{ starts_at: startsAt.toISOString(), label: timeLabel(minutes) }] : []
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

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const timeLabel = (minutes: number): string =>
  twelveHour(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)

/** `Mon 23 Nov` */
const dayLabel = (day: Date): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(day)
    .replace(',', '')
