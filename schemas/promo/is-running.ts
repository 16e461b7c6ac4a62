import type { Promo } from './promo.ts'

/** Shown at all, begun, and not expired. A promotion is shown from its start until the moment of its expiry. vehicles §3, Promo node */
export const isRunning = (
  { display, start, expiry }: Pick<Promo, 'display' | 'start' | 'expiry'>,
  now: Date,
): boolean => display && (start === null || new Date(start) <= now) && (expiry === null || new Date(expiry) > now)
