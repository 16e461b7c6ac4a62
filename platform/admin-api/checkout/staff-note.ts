import { clockText } from '#schemas/lib/clock-text.ts'
import type { StaffContext } from '../service.ts'

/** One line for the internal notes: date in the site's time zone, person, action and reason. */
export const staffNote = (
  { staff, site, now }: Pick<StaffContext, 'staff' | 'site' | 'now'>,
  { did, reason }: { did: string; reason: string },
): string =>
  `${clockText(now.toISOString(), site.timeZone).slice(0, 10)} ${staff.email}: ${did}.${reason === '' ? '' : ` ${reason}`}`
