/**
 * The moment at which a clock shows a time of a day: `2026-12-25`, 510 minutes after midnight, `Australia/Sydney` -> 2026-12-24T21:30Z. Null for a
 * time that the clock skips when summer begins; of a time that it shows twice when summer ends, the first.
 */
export function zonedTime({
  date,
  minutes,
  timeZone,
}: {
  date: string
  minutes: number
  timeZone: string
}): Date | null {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  // No clock is further from Greenwich than 14 hours, and none changes twice within a day.
  const offsets = new Set([-1, 0, 1].map((days) => offsetAt(wanted + days * 86_400_000, timeZone)))
  const moments = [...offsets]
    .map((offset) => wanted - offset)
    .filter((moment) => moment + offsetAt(moment, timeZone) === wanted)
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** How far a clock is ahead of Greenwich at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return shown - Math.floor(moment / 1_000) * 1_000
}
