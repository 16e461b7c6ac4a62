import { listRegoStates } from '#schemas/valuation/rego-state.ts'
import { findCarByRego } from '../integrations/rego.ts'
import type { Service } from '../context/api-context.ts'

/** The car of a number plate in the site's country; null if unknown: the shopper then describes it. vehicles §7, rego lookup */
export const rego: Service<'rego'> = async ({ site, partners }, { rego: plate, regoState: state }) => {
  if (!site.flags.valuation || !partners.rego || !listRegoStates(site.country).includes(state)) return null
  return findCarByRego(partners.rego, { rego: plate, state })
}
