import * as texts from './texts.ts'

/**
 * Text of a registration: 'Expires on {date}', or 'Unregistered' if past; null if unknown. The date is in the tenant's time zone and
 * includes its whole day, since feeds give only the date. vehicles §4
 */
export function regoExpiryText(
  expiry: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  if (expiry === null) return null
  const at = new Date(expiry)
  const { sortable, words } = formatters(timeZone)
  const isPast = sortable.format(at) < sortable.format(now)
  return isPast ? texts.unregistered : texts.expiresOnWords({ words: words.format(at) })
}

interface Formatters {
  /** `2026-11-21` */
  sortable: Intl.DateTimeFormat
  words: Intl.DateTimeFormat
}

/** Cached, since creating them takes longer than rendering a card. */
const made = new Map<string, Formatters>()

function formatters(timeZone: string): Formatters {
  const known = made.get(timeZone)
  if (known) return known
  const dateOnly = { year: 'numeric', timeZone } as const
  const both = {
    sortable: new Intl.DateTimeFormat('en-CA', { ...dateOnly, month: '2-digit', day: '2-digit' }),
    words: new Intl.DateTimeFormat('en-AU', { ...dateOnly, month: 'short', day: 'numeric' }),
  }
  made.set(timeZone, both)
  return both
}
