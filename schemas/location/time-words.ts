import { isRepeated, writeLocalTime } from '../lib/local-time.ts'
import * as texts from './texts.ts'

/** A moment on the clock of a time zone: `Mon 23 Nov, 9:00am`. */
export function timeWords(moment: string, timeZone: string): string {
  return `${dayWords(moment, timeZone)}, ${hourWords(moment, timeZone)}`
}

/** Only the time: `9:00am`. Of an hour that clocks show twice it says which: `2:30am AEDT`. */
export function hourWords(moment: string, timeZone: string): string {
  const time = format(moment, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    .replace(/\s/g, '')
    .toLowerCase()
  return isRepeated(new Date(moment), timeZone) ? `${time} ${nameOffset(moment, timeZone)}` : time
}

interface Clocks {
  /** Time zone of the location. */
  location: string
  site: string
}

/** A moment on the clock of a location, named if the site's shows another time: `Mon 23 Nov, 9:00am (Perth time)`. */
export function placeTimeWords(moment: string, clocks: Clocks): string {
  const clock = nameClock(moment, clocks)
  return clock === '' ? timeWords(moment, clocks.location) : `${timeWords(moment, clocks.location)} (${clock})`
}

/** `Perth time`; empty if the site's clock shows the same then. */
export function nameClock(moment: string, { location, site }: Clocks): string {
  const at = new Date(moment)
  if (writeLocalTime(at, location) === writeLocalTime(at, site)) return ''
  return texts.cityTime({ city: (location.split('/').at(-1) ?? location).replaceAll('_', ' ') })
}

function nameOffset(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Only the day: `Mon 23 Nov`. */
export const dayWords = (moment: string, timeZone: string): string =>
  format(moment, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')

const format = (moment: string, options: Intl.DateTimeFormatOptions & { timeZone: string }): string =>
  new Intl.DateTimeFormat('en-AU', options).format(new Date(moment))
