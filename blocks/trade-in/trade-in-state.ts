import type { EndpointOutput } from '#schemas/api/endpoints.ts'
import type { FoundCar } from '#schemas/valuation/found-car.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { RegoState } from '#schemas/valuation/rego-state.ts'

type Valuation = EndpointOutput<'valuations'>

/** A number plate as typed; empty if the car is described by hand. */
export interface TypedPlate {
  rego: string
  regoState: RegoState | null
}

/** A shopper's progress. Each stage has the results of the previous ones. */
export type TradeInState =
  | { stage: 'plate' }
  | { stage: 'found'; plate: TypedPlate; car: FoundCar }
  | { stage: 'by-hand'; plate: TypedPlate; isUnknown: boolean }
  | { stage: 'condition'; valuation: Valuation }
  | { stage: 'details'; valuation: Valuation }
  | { stage: 'offer'; valuation: Valuation; offer: Offer }
