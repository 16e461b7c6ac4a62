/** A moment as the site's own clock says it: `Mon 23 Nov, 9:00am`. */
export function timeWords(moment: string, timeZone: string): string {
  const at = new Date(moment)
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone, ...parts }).format(at)
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
  return `${day}, ${format({ hour: 'numeric', minute: '2-digit', hour12: true }).replace(/\s/g, '').toLowerCase()}`
}
