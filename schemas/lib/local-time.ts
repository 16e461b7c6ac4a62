export interface LocalMoment {
  at: Date
  /** Clocks go forward over the time, so `at` is as much later as they go forward; or the time comes twice that night, and `at` is the first. */
  change: 'skipped' | 'repeated' | null
}

interface Local {
  /** `2026-12-26T09:00` */
  text: string
  /** IANA name. */
  timeZone: string
}

/** The moment of a local time as a `datetime-local` input holds it; null if it is none. Native, so that browsers need no polyfill. */
export function readLocalTime({ text, timeZone }: Local): LocalMoment | null {
  const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : NaN
  if (Number.isNaN(localTime) || !new Date(localTime).toISOString().startsWith(text)) return null
  const candidates = [localTime - day, localTime + day].map((near) => new Date(localTime - findOffset(near, timeZone)))
  const [before, after] = candidates.toSorted((one, other) => one.getTime() - other.getTime())
  if (!before || !after) return null
  const [isFirst, isSecond] = [before, after].map((at) => writeLocalTime(at, timeZone) === text)
  if (isFirst) return { at: before, change: isSecond && before < after ? 'repeated' : null }
  return { at: after, change: isSecond ? null : 'skipped' }
}

/** The local time of a moment: `2026-12-26T09:00` */
export function writeLocalTime(at: Date, timeZone: string): string {
  return new Date(at.getTime() + findOffset(at.getTime(), timeZone)).toISOString().slice(0, 16)
}

/** Whether clocks show the time of the moment twice that night. */
export const isRepeated = (at: Date, timeZone: string): boolean =>
  readLocalTime({ text: writeLocalTime(at, timeZone), timeZone })?.change === 'repeated'

const day = 86_400_000

/** Milliseconds by which local clocks are ahead of UTC. */
function findOffset(at: number, timeZone: string): number {
  const parts = findFormat(timeZone).formatToParts(at)
  const [year = 0, month = 1, date = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(at / 1_000) * 1_000
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Cached, since creating one takes longer than rendering a card. */
function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = made.get(timeZone)
  if (known) return known
  const digits = { month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, hourCycle: 'h23', year: 'numeric', ...digits })
  made.set(timeZone, format)
  return format
}
