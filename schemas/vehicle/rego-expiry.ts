/**
 * What is said of a registration: 'Expires on {date}', or 'Unregistered' when past; null where nobody knows. The date is read on the
 * tenant's clock, and its last day counts whole: feeds give the day alone. vehicles §4
 */
export function regoExpiryText(
  expiry: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  if (expiry === null) return null
  const at = new Date(expiry)
  const { sortable, words } = formatters(timeZone)
  const isPast = sortable.format(at) < sortable.format(now)
  return isPast ? 'Unregistered' : `Expires on ${words.format(at)}`
}

interface Formatters {
  /** `2026-11-21` */
  sortable: Intl.DateTimeFormat
  words: Intl.DateTimeFormat
}

/** Making them takes longer than a card. */
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
