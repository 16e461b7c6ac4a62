import { Temporal } from 'temporal-polyfill'

/**
 * The moment of a local time: `2026-12-25`, 510 minutes after midnight, `Australia/Sydney` -> 2026-12-24T21:30Z. Null for a time that is
 * skipped when daylight saving starts; the first of two when it ends.
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
  const plainDateTime = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes })
  const found = plainDateTime.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return found.toPlainDateTime().equals(plainDateTime) ? new Date(found.epochMilliseconds) : null
}
