import { z } from 'zod'
import { offer } from '#schemas/valuation/offer.ts'
import { valuation } from '#schemas/valuation/valuation.ts'
import { namedVehicle } from './named-vehicle.ts'
import type { TradeInState } from './trade-in-state.ts'

const storedState = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('condition'), valuation }),
  z.object({ stage: z.literal('details'), valuation }),
  z.object({ stage: z.literal('offer'), valuation, offer }),
])

const kept = z.object({ page: z.string(), state: storedState })

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:valuation`

/** The same page with another vehicle has separate progress. */
const pageNow = (): string => `${location.pathname} ${namedVehicle(location.search) ?? ''}`

/**
 * The shopper's progress on this page after a reload, while the tab is open and the estimate valid; null at the start. The code belongs to
 * this browser, which others may use, so nothing outlives the tab.
 */
export function readProgress(now: () => Date): TradeInState | null {
  try {
    const { page, state } = kept.parse(JSON.parse(sessionStorage.getItem(key()) ?? 'null'))
    return page === pageNow() && new Date(state.valuation.expires_at) > now() ? state : null
  } catch {
    return null
  }
}

/** Input before the valuation is quick to retype, and not stored. */
export function storeProgress(state: TradeInState): void {
  try {
    if ('valuation' in state) sessionStorage.setItem(key(), JSON.stringify({ page: pageNow(), state }))
    else sessionStorage.removeItem(key())
  } catch {
    // Without storage it starts again.
  }
}
