import type { Site } from '#schemas/tenant/site.ts'
import type { TradeInState } from './trade-in-state.ts'

/** Plates are looked up on sites that value trade-ins; elsewhere a car is described, and somebody calls. */
export const firstStage = ({ flags }: Pick<Site, 'flags'>): TradeInState =>
  flags.valuation ? { stage: 'plate' } : { stage: 'by-hand', plate: { rego: '', regoState: null }, isUnknown: false }
