import { dayAt, formatDay, readDay } from '../lib/day.ts'
import * as texts from './texts.ts'

/**
 * Text of a registration: 'Expires on {date}', or 'Unregistered' if past; null if unknown. The date includes its whole day in the tenant's
 * time zone. Search indexes of earlier releases have moments. vehicles §4
 */
export function regoExpiryText(
  expiry: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  const day = expiry === null ? null : readDay(expiry, timeZone)
  if (day === null) return null
  const isPast = day < dayAt(now, timeZone)
  return isPast ? texts.unregistered : texts.expiresOnWords({ words: formatDay(day, 'shortDay') })
}
