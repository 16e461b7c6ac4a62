import { Temporal } from 'temporal-polyfill'
import { toZonedDateTime } from '../lib/to-zoned-date-time.ts'
import { type FeedSchedule, timeOfDay } from './feed-schedule.ts'

const minutesOf = { 'every-15': 15, 'every-30': 30, 'every-60': 60, 'every-360': 360 } as const satisfies Partial<
  Record<FeedSchedule, number>
>

export interface FeedTiming {
  schedule: FeedSchedule
  /** Time of day for `daily`. */
  dailyAt: string | null
  /** The site's. */
  timeZone: string
  /** Time of the last check, successful or not, or of the last change by staff. */
  since: Date
}

/** Time of the next check of a feed; null for manual feeds. A time in the past means now. */
export function nextCheck({ schedule, dailyAt, timeZone, since }: FeedTiming): Date | null {
  switch (schedule) {
    case 'off':
      return null
    case 'daily':
      return nextTimeOfDay({ time: dailyAt ?? '', timeZone, since })
    default:
      return new Date(since.getTime() + minutesOf[schedule] * 60_000)
  }
}

export const isDue = (timing: FeedTiming, now: Date): boolean => {
  const next = nextCheck(timing)
  return next !== null && next <= now
}

/** The first instant after `since` at which clocks of the zone show `time`. Where they skip it in spring, an hour later; in autumn the first of two. */
function nextTimeOfDay({ time, timeZone, since }: { time: string; timeZone: string; since: Date }): Date | null {
  const [, hour, minute] = timeOfDay.exec(time) ?? []
  if (hour === undefined || minute === undefined) return null
  const today = toZonedDateTime(since, timeZone).toPlainDate()
  const plainTime = new Temporal.PlainTime(Number(hour), Number(minute))
  const moments = [0, 1, 2].map(
    (days) => today.add({ days }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds,
  )
  const next = moments.find((moment) => moment > since.getTime())
  return next === undefined ? null : new Date(next)
}
