import { zoneOffset } from './zone-offset.ts'

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
  const offsets = new Set([-1, 0, 1].map((days) => zoneOffset(wanted + days * 86_400_000, timeZone)))
  const moments = [...offsets]
    .map((offset) => wanted - offset)
    .filter((moment) => moment + zoneOffset(moment, timeZone) === wanted)
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}
