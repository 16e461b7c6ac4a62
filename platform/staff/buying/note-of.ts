import type { StaffContext } from '../service.ts'

/** One line for our notes: when, who, what, and why. */
export const noteOf = (
  { staff, now }: Pick<StaffContext, 'staff' | 'now'>,
  { did, reason }: { did: string; reason: string },
): string => `${now.toISOString().slice(0, 10)} ${staff.email}: ${did}.${reason === '' ? '' : ` ${reason}`}`
