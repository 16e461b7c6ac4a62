import { toZonedDateTime } from './to-zoned-date-time.ts'

/** A moment in a time zone in a spreadsheet's format: `2026-11-22 16:30`. Empty if invalid. */
export function clockText(moment: string, timeZone: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return ''
  return toZonedDateTime(at, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}
