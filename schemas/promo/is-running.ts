import type { Promo } from './promo.ts'

/** Enabled, started and not expired. A promotion runs from its start until its expiry. vehicles §3, Promo node */
export const isRunning = (
  { display, start, expiry }: Pick<Promo, 'display' | 'start' | 'expiry'>,
  now: Date,
): boolean => display && (start === null || new Date(start) <= now) && (expiry === null || new Date(expiry) > now)
