import { zoneOffset } from '#schemas/lib/zone-offset.ts'

/** The calendar month that `now` falls in on a clock: its first moment, the first moment after it, and its name `2026-03`. */
export function monthOf(now: Date, timeZone: string): { from: Date; to: Date; month: string } {
  const shown = new Date(now.getTime() + zoneOffset(now.getTime(), timeZone))
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth()]
  return {
    from: firstMoment(Date.UTC(year, month), timeZone),
    to: firstMoment(Date.UTC(year, month + 1), timeZone),
    month: shown.toISOString().slice(0, 7),
  }
}

/** Midnight of the first, found by asking the clock what it shows when UTC has midnight, and once more where the offset changed between. */
function firstMoment(midnight: number, timeZone: string): Date {
  const guess = midnight - zoneOffset(midnight, timeZone)
  return new Date(midnight - zoneOffset(guess, timeZone))
}
