import type { Flags } from '#schemas/tenant/flags.ts'
import type { Visibility } from './settings.ts'

export interface Viewer {
  flags: Flags
  now: Date
  audience: 'signed-in' | 'signed-out'
}

/** Whether a block is shown. Pages contain no personal data: all signed-in shoppers see the same. Screen sizes are handled by CSS alone. */
export function isVisible({ flag, audience, from, until }: Visibility, viewer: Viewer): boolean {
  if (flag !== null && !viewer.flags[flag]) return false
  if (audience !== 'everyone' && audience !== viewer.audience) return false
  if (from !== null && viewer.now < new Date(from)) return false
  return until === null || viewer.now < new Date(until)
}

/** The next of the times at which dates show or hide something of a block; a cached page must be rendered again then. */
export function nextChange(times: readonly (string | null)[], now: Date): Date | null {
  const ahead = times.flatMap((date) => (date !== null && new Date(date) > now ? [new Date(date)] : []))
  return ahead.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
