import { isRunning } from './is-running.ts'
import type { CurrentPromos, Promo } from './promo.ts'

/** What runs now, and when that will next be something else. */
export function currentPromosOf(all: readonly Promo[], now: Date): CurrentPromos {
  const changes = all
    .filter(({ display }) => display)
    .flatMap(({ start, expiry }) => [start, expiry])
    .flatMap((moment) => (moment !== null && new Date(moment) > now ? [new Date(moment).toISOString()] : []))
  return { promos: all.filter((promo) => isRunning(promo, now)), nextChange: changes.toSorted()[0] ?? null }
}
