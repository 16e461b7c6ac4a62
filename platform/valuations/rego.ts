import { regoStatesOf } from '#schemas/valuation/rego-state.ts'
import { findCarByRego } from '../integrations/rego.ts'
import type { Service } from '../context/api-context.ts'

/** The car behind a number plate of the site's country; null where nobody can say: then it is described by hand. vehicles §7, rego lookup */
export const rego: Service<'rego'> = async ({ site, partners }, { rego: plate, regoState: state }) => {
  if (!site.flags.valuation || !partners.rego || !regoStatesOf(site.country).includes(state)) return null
  return findCarByRego(partners.rego, { rego: plate, state })
}
