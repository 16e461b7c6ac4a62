import { isRepeated } from '#schemas/lib/local-time.ts'

interface Clock {
  /** ISO 8601 */
  moment: string
  timeZone: string
  /** Names the zone always, for readers who cannot know whose clock it is. */
  namesZone?: boolean
  withSeconds?: boolean
}

/**
 * A moment in a site's time zone: `Mon 23 Nov 2026, 9:00 am`. An hour that comes twice as clocks go back names its zone: `2:30 am AEDT`.
 * Null if the moment is invalid.
 */
export function formatLocalTime({ moment, timeZone, namesZone = false, withSeconds = false }: Clock): string | null {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return null
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
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
