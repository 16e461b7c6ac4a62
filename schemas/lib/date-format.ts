const ways = {
  /** `2026` */
  year: ['en-AU', { year: 'numeric' }],
  /** `Nov 2026` */
  month: ['en-AU', { month: 'short', year: 'numeric' }],
  /** `November 2026` */
  longMonth: ['en-AU', { month: 'long', year: 'numeric' }],
  /** `22 November 2026` */
  day: ['en-AU', { day: 'numeric', month: 'long', year: 'numeric' }],
  /** `22 Nov 2026` */
  shortDay: ['en-AU', { day: 'numeric', month: 'short', year: 'numeric' }],
  /** `2026-11-22` */
  isoDay: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  /** In parts: date, weekday and time of day. */
  clock: [
    'en-CA',
    {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
  ],
} as const satisfies Record<string, [locale: string, options: Intl.DateTimeFormatOptions]>

const made = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes as long as formatting a dozen dates. */
export function dateFormat(way: keyof typeof ways, timeZone: string): Intl.DateTimeFormat {
  const key = `${way} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  const [locale, options] = ways[way]
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  made.set(key, format)
  return format
}
