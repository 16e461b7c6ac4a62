import type { Flags } from '#schemas/tenant/flags.ts'
import type { Visibility } from './settings.ts'

export interface Viewer {
  flags: Flags
  now: Date
  audience: 'signed-in' | 'signed-out'
}

/**
 * Whether a block is shown. Nothing personal is ever in a page's HTML: anyone who is signed in sees what all see who are. Screens are told apart by
 * CSS alone.
 */
export function isVisible({ flag, audience, from, until }: Visibility, viewer: Viewer): boolean {
  if (flag !== null && !viewer.flags[flag]) return false
  if (audience !== 'everyone' && audience !== viewer.audience) return false
  if (from !== null && viewer.now < new Date(from)) return false
  return until === null || viewer.now < new Date(until)
}

/** The next moment at which a date shows or hides the block; a page that is kept must be made again then. */
export function nextChange({ from, until }: Visibility, now: Date): Date | null {
  const ahead = [from, until].flatMap((date) => (date !== null && new Date(date) > now ? [new Date(date)] : []))
  return ahead.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
