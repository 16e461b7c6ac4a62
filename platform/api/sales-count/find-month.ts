import { toZonedDateTime } from '#schemas/lib/to-zoned-date-time.ts'

/** The calendar month of `now` in a time zone: its first moment, the first moment after it, and its name `2026-03`. */
export function findMonth(now: Date, timeZone: string): { from: Date; to: Date; month: string } {
  const month = toZonedDateTime(now, timeZone).toPlainDate().toPlainYearMonth()
  const firstMoment = (one: typeof month) =>
    new Date(one.toPlainDate({ day: 1 }).toZonedDateTime(timeZone).epochMilliseconds)
  return { from: firstMoment(month), to: firstMoment(month.add({ months: 1 })), month: month.toString() }
}
