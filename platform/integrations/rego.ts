import { type FoundCar, foundCar } from '#schemas/valuation/found-car.ts'
import type { RegoState } from '#schemas/valuation/rego-state.ts'
import type { Partner } from './partner.ts'

/**
 * `POST vehicle` with {rego, state}: the car of a number plate: year, make, model, badge, body, colour, nvic. Null if unknown or without an
 * answer. A plate is personal data, so it is not in a URL. vehicles §7, rego lookup
 */
export const findCarByRego = (
  register: Partner,
  request: { rego: string; state: RegoState },
): Promise<FoundCar | null> => register.ask({ path: 'vehicle', body: request, answer: foundCar })
