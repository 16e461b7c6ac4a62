import { type FoundCar, foundCar } from '#schemas/valuation/found-car.ts'
import type { RegoState } from '#schemas/valuation/rego-state.ts'
import type { Partner } from './partner.ts'

/**
 * `POST vehicle` with {rego, state}: the car behind a number plate: year, make, model, badge, body, colour, nvic. Null where the register knows none,
 * and where it gave no answer. A plate leads to its owner: it travels in no address. vehicles §7, rego lookup
 */
export const findCarByRego = (register: Partner, asked: { rego: string; state: RegoState }): Promise<FoundCar | null> =>
  register.ask({ path: 'vehicle', body: asked, answer: foundCar })
