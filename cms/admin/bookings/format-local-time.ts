import { type WholeDay, writeDayTime } from '#schemas/lib/day-time.ts'
import { isRepeated } from '#schemas/lib/local-time.ts'

interface Clock {
  /** ISO 8601 */
  moment: string
  timeZone: string
  /** Names the zone always, for readers who cannot know whose clock it is. */
  namesZone?: boolean
  withSeconds?: boolean
  /** Which moment is the day alone, without a time. */
  wholeDay?: WholeDay | undefined
}

/**
 * A moment in a site's time zone: `Mon 23 Nov 2026, 9:00 am`. An hour that comes twice as clocks go back names its zone: `2:30 am AEDT`.
 * With `wholeDay` the day alone, if that means the moment: `Sun 31 Jan 2027`. Null if the moment is invalid.
 */
export function formatLocalTime(clock: Clock): string | null {
  const { moment, timeZone, namesZone = false, withSeconds = false, wholeDay } = clock
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return null
  const shown = wholeDay && writeDayTime(date, { wholeDay, timeZone })
  if (shown?.time === '')
    return new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...dayParts })
      .format(new Date(shown.day))
      .replace(',', '')
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    ...dayParts,
    hour: 'numeric',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
    hour12: true,
    ...(namesZone || isRepeated(date, timeZone) ? { timeZoneName: 'short' } : {}),
  })
    .format(date)
    .replace(',', '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
}

const dayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
