import { z } from 'zod'
import { offer } from '#schemas/valuation/offer.ts'
import { valuation } from '#schemas/valuation/valuation.ts'
import { namedVehicle } from './named-vehicle.ts'
import type { TradeInState } from './trade-in-state.ts'

const keptState = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('condition'), valuation }),
  z.object({ stage: z.literal('details'), valuation }),
  z.object({ stage: z.literal('offer'), valuation, offer }),
])

const kept = z.object({ page: z.string(), state: keptState })

const key = (): string => `forecourt:${document.documentElement.dataset['site'] ?? ''}:valuation`

/** The same page for another vehicle is another journey. */
const pageNow = (): string => `${location.pathname} ${namedVehicle(location.search) ?? ''}`

/**
 * Where a shopper was on this page who loads it again, for as long as the tab is open and the estimate is good; null where a valuation begins. Its code
 * belongs to this browser alone, and others may use the browser: so nothing outlives the tab.
 */
export function readJourney(now: () => Date): TradeInState | null {
  try {
    const { page, state } = kept.parse(JSON.parse(sessionStorage.getItem(key()) ?? 'null'))
    return page === pageNow() && new Date(state.valuation.expires_at) > now() ? state : null
  } catch {
    return null
  }
}

/** What stands before there is a valuation is typed again in a moment, and not kept. */
export function keepJourney(state: TradeInState): void {
  try {
    if ('valuation' in state) sessionStorage.setItem(key(), JSON.stringify({ page: pageNow(), state }))
    else sessionStorage.removeItem(key())
  } catch {
    // A browser that keeps nothing begins again.
  }
}
