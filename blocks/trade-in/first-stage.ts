import type { Site } from '#schemas/tenant/site.ts'
import type { TradeInState } from './trade-in-state.ts'

/** Number plates are looked up on sites that value trade-ins; elsewhere the shopper describes the car and staff call. */
export const firstStage = ({ flags }: Pick<Site, 'flags'>): TradeInState =>
  flags.valuation ? { stage: 'plate' } : { stage: 'by-hand', plate: { rego: '', regoState: null }, isUnknown: false }
