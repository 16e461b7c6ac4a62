import { isRunning } from './is-running.ts'
import type { CurrentPromos, Promo } from './promo.ts'

/** The running promotions, and the time of the next change. */
export function findCurrentPromos(all: readonly Promo[], now: Date): CurrentPromos {
  const changes = all
    .filter(({ display }) => display)
    .flatMap(({ start, expiry }) => [start, expiry])
    .flatMap((moment) => (moment !== null && new Date(moment) > now ? [new Date(moment).toISOString()] : []))
  return { promos: all.filter((promo) => isRunning(promo, now)), nextChange: changes.toSorted()[0] ?? null }
}
