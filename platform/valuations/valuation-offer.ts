import { leadValues } from '#schemas/lead/lead-values.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { calculateBalance } from '#schemas/valuation/balance.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { canTradeIn } from '#schemas/vehicle/can-trade-in.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { textKey } from '../base/text-key.ts'
import { findSuspicion, markSuspected } from '../leads/mark-suspected.ts'
import { storeLead } from '../leads/store-lead.ts'
import { contactFormOf } from './contact-form.ts'
import { findValuation } from './find-valuation.ts'
import { valuationLead } from './valuation-lead.ts'
import { linkLead } from './store.ts'
import { preliminaryRange, valuationRange } from './valuation-rules.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Stores the owner's contact details and returns the figure. From here on there is a lead, whether or not the offer is accepted; one per
 * valuation, even from several tabs. vehicles §7
 */
export const valuationOffer: Service<'valuationOffer'> = async (context, input) => {
  const { payload, tenant, site, now } = context
  const valuation = await findValuation(context, input.id)
  if (isProblem(valuation)) return valuation
  const inPlace = await contactFormOf(context, valuation.vehicle)
  const values = leadValues(inPlace.form).safeParse(input.values)
  if (!values.success) {
    const fields = values.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return problem('input-invalid', { fields })
  }
  const built = valuationLead({
    ...inPlace,
    site,
    shopper: context.caller.shopper,
    tenantId: tenant.id,
    input: { ...input, key: textKey(`valuation ${valuation.code}`) },
    valuation,
    values: values.data,
  })
  const lead = markSuspected(built, await findSuspicion(context, built, input))
  const stored =
    valuation.lead === null
      ? await storeLead(context, lead, (id, req) => linkLead(payload, { id: valuation.id, lead: id }, req))
      : { id: valuation.lead }
  if (isProblem(stored)) return stored
  const range = valuationRange(valuation)
  return {
    lead_id: stored.id,
    car: valuation.description,
    outlook: preliminaryRange({ car: { ...valuation, low: range?.low ?? null }, site, now }),
    range,
    expires_at: valuation.expires_at.toISOString(),
    towards: inPlace.vehicle && towards(inPlace.vehicle, { site, range }),
  }
}

/** A vehicle that is sold, reserved or without a price accepts no trade-in. vehicles §5 */
function towards(vehicle: Vehicle, { site, range }: { site: Site; range: ValuationRange }): Offer['towards'] {
  const price = currentPrice(vehicle)
  if (price === null || !canTradeIn(vehicle, site)) return null
  return { name: vehicleTitle(vehicle), price, balance: range && calculateBalance(price, range) }
}
