/**
 * Simulated "sold this month": 192 a day, one per 450 seconds since the start of the month in the given time zone. locations §9, Sales
 * counter
 */
export function clockCount(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0)
  const seconds = (part('day') - 1) * 86_400 + part('hour') * 3_600 + part('minute') * 60 + part('second')
  return Math.floor(seconds / 450)
}

/** Polling interval of a visible counter in milliseconds. locations §4 */
export const counterRefreshMs = 150_000
