/** A moment in the site's time zone: `Mon 23 Nov, 9:00am`. */
export function timeWords(moment: string, timeZone: string): string {
  const day = format(moment, { timeZone, weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
  return `${day}, ${hourWords(moment, timeZone)}`
}

/** Only the time: `9:00am`. */
export const hourWords = (moment: string, timeZone: string): string =>
  format(moment, { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }).replace(/\s/g, '').toLowerCase()

const format = (moment: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-AU', options).format(new Date(moment))
