import type { Location } from './location.ts'
import { localNow, minutesOf, todaysEntry } from './opening-hours.ts'

const minutesOfDay = 24 * 60

/**
 * The next moment at which 'Open now' or today's hours change at one of the locations: a door opens or closes, or a day begins. On a day of
 * daylight saving it may be early or late by an hour, and the page of that moment asks again.
 */
export function nextHoursChange(
  locations: readonly Pick<Location, 'opening_hours' | 'special_hours' | 'time_zone'>[],
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  const waits = locations
    .filter(({ opening_hours: weekly, special_hours: special }) => weekly.length + special.length > 0)
    .map((location) => minutesUntilChange(location, { now, timeZone: location.time_zone || timeZone }))
  if (waits.length === 0) return null
  const thisMinute = Math.floor(now.getTime() / 60_000) * 60_000
  return new Date(thisMinute + Math.min(...waits) * 60_000)
}

function minutesUntilChange(
  hours: Pick<Location, 'opening_hours' | 'special_hours'>,
  clock: { now: Date; timeZone: string },
): number {
  const { minutes } = localNow(clock.now, clock.timeZone)
  const entry = todaysEntry(hours, clock)
  const doors = [entry?.open, entry?.close].flatMap((time) => (time ? [minutesOf(time)] : []))
  return Math.min(...[...doors, minutesOfDay].filter((at) => at > minutes).map((at) => at - minutes))
}
