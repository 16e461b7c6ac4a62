import { isRepeated } from '#schemas/lib/local-time.ts'
import * as texts from './texts.ts'

/** `21 Nov, 6:30 am` in a site's time zone; a dash if null. Of an hour that clocks show twice it says which: `4 Apr, 2:30 am AEDT`. */
export function momentIn(timeZone: string, moment: string | null): string {
  if (moment === null) return '–'
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(isRepeated(new Date(moment), timeZone) ? { timeZoneName: 'short' } : {}),
  })
    .format(new Date(moment))
    .replace(/\u202f/g, ' ')
}

/** `just now`, `12 minutes ago`, `in 3 hours`, `2 days ago`. */
export function sinceWords(moment: string, now: number): string {
  const minutes = Math.round((new Date(moment).getTime() - now) / 60_000)
  const [amount, unit] = inUnit(Math.abs(minutes))
  if (amount === 0) return texts.justNow
  const words = `${amount} ${unit}${amount === 1 ? '' : 's'}`
  return minutes < 0 ? `${words} ago` : `in ${words}`
}

function inUnit(minutes: number): [number, 'minute' | 'hour' | 'day'] {
  if (minutes < 60) return [minutes, 'minute']
  return minutes < 48 * 60 ? [Math.round(minutes / 60), 'hour'] : [Math.round(minutes / 1_440), 'day']
}

/** `2026-11-21` -> `21 Nov`. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(`${day}T00:00:00Z`),
  )
