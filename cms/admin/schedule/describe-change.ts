import { formatLocalTime } from '../bookings/format-local-time.ts'
import { namePlace, type PlannedChange } from './schedule.ts'
import * as texts from './texts.ts'

/** `Publishes Fri 26 Dec 2026, 9:00 am (Brisbane time)` */
export function describeChange({ kind, at }: Omit<PlannedChange, 'id'>, timeZone: string): string {
  const words = { time: formatLocalTime({ moment: at, timeZone }) ?? at, place: namePlace(timeZone) }
  return kind === 'publish' ? texts.publishesAt(words) : texts.unpublishesAt(words)
}
