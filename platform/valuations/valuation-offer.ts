import { leadValues } from '#schemas/lead/lead-values.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { balanceOf } from '#schemas/valuation/balance.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { canTradeIn } from '#schemas/vehicle/can-trade-in.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { textKey } from '../base/text-key.ts'
import { storeLead } from '../leads/store-lead.ts'
import { contactFormOf } from './contact-form.ts'
import { findValuation } from './find-valuation.ts'
import { valuationLead } from './valuation-lead.ts'
import { preliminaryRange } from './preliminary-range.ts'
import { valuationRange } from './valuation-range.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Who has a car valued says who they are, and hears the figure: from here on there is a lead, whether or not the offer is accepted. A valuation leads
 * to one lead, from whichever tab the details come. vehicles §7
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
  const lead = valuationLead({
    ...inPlace,
    site,
    shopper: context.caller.shopper,
    tenantId: tenant.id,
    input: { ...input, key: textKey(`valuation ${valuation.code}`) },
    valuation,
    values: values.data,
  })
  const stored =
    valuation.lead === null
      ? await storeLead(context, lead, async (id, req) => {
          const about = { collection: 'valuations', id: valuation.id, data: { lead: id } } as const
          await payload.update({ ...about, depth: 0, overrideAccess: true, req })
        })
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

/** A vehicle that is sold, reserved or without a price takes no car in. vehicles §5 */
function towards(vehicle: Vehicle, { site, range }: { site: Site; range: ValuationRange }): Offer['towards'] {
  const price = currentPrice(vehicle)
  if (price === null || !canTradeIn(vehicle, site)) return null
  return { name: vehicleTitle(vehicle), price, balance: range && balanceOf(price, range) }
}
