import type { Promo } from '#schemas/promo/promo.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { promo } from './block.ts'

/** Of the running promotions the first ones, or those that were chosen, in their order. */
export const shownPromos = (
  running: readonly Promo[],
  { source, chosen, limit }: Pick<PropsOf<typeof promo>, 'source' | 'chosen' | 'limit'>,
): Promo[] =>
  source === 'running'
    ? running.slice(0, limit)
    : chosen.flatMap(({ id }) => running.find((candidate) => candidate.id === id) ?? [])
