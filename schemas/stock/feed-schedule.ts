/** How often a feed is looked for; minutes between looks, or the time of day in `daily`. */
export const feedSchedules = ['off', 'every-15', 'every-30', 'every-60', 'every-360', 'daily'] as const
export type FeedSchedule = (typeof feedSchedules)[number]

const minutesOf = { 'every-15': 15, 'every-30': 30, 'every-60': 60, 'every-360': 360 } as const satisfies Partial<
  Record<FeedSchedule, number>
>

/** `6:05`, `23:59`. */
export const timeOfDay = /^([01]?\d|2[0-3]):([0-5]\d)$/

export interface FeedTiming {
  schedule: FeedSchedule
  /** Time of day for `daily`. */
  dailyAt: string | null
  /** The site's. */
  timeZone: string
  /** When it was last looked for, whatever came of it, or changed by staff. */
  since: Date
}

/** When a feed is to be looked for next, null where it is only looked for by hand. The past means now. */
export function nextLook({ schedule, dailyAt, timeZone, since }: FeedTiming): Date | null {
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
  const next = nextLook(timing)
  return next !== null && next <= now
}

/** The first instant after `since` at which clocks of the zone show `time`. Where they skip it in spring, an hour later; in autumn the first of two. */
function nextTimeOfDay({ time, timeZone, since }: { time: string; timeZone: string; since: Date }): Date | null {
  const [, hours, minutes] = timeOfDay.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  const midnight = Math.floor((since.getTime() + offsetAt(since.getTime(), timeZone)) / day) * day
  for (const ahead of [0, 1, 2]) {
    const wall = midnight + ahead * day + (Number(hours) * 60 + Number(minutes)) * 60_000
    const instant = instantOf(wall, timeZone)
    if (instant > since.getTime()) return new Date(instant)
  }
  return null
}

const day = 86_400_000

/** The instant at which a zone's clocks show `wall`, a time of day as if it were UTC. */
function instantOf(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - day / 2, timeZone)
  const isShown = before + offsetAt(before, timeZone) === wall
  return isShown ? before : wall - offsetAt(wall + day / 2, timeZone) + Math.max(0, gapAround(wall, timeZone))
}

/** Milliseconds by which clocks are put forward in the day around `wall`. */
const gapAround = (wall: number, timeZone: string): number =>
  offsetAt(wall + day / 2, timeZone) - offsetAt(wall - day / 2, timeZone)

/** Milliseconds that a zone's clocks are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', { timeZone, ...shown })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return wall - Math.floor(instant / 1_000) * 1_000
}

const shown = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
