import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { isProblem } from '#schemas/problem.ts'
import { leftToPay } from '#schemas/valuation/left-to-pay.ts'
import type { Offer } from '#schemas/valuation/offer.ts'
import { offerStages } from '#schemas/valuation/offer-stage.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import { leadOfInput } from '../../leads/lead-of-input.ts'
import { readInput } from '../../leads/read-input.ts'
import { storeLead } from '../../leads/store-lead.ts'
import { answersOfValuation } from '../../valuations/answers-of-valuation.ts'
import { findValuation } from '../../valuations/find-valuation.ts'
import { outlookOfValuation } from '../../valuations/outlook-of-valuation.ts'
import { rangeOfValuation } from '../../valuations/range-of-valuation.ts'
import type { ApiContext, Service } from '../service.ts'

/**
 * Who asks for a car's value says who they are, and hears the figure: from here on there is a lead, whether or not it is accepted. What is sent again
 * under the same key is the same lead. spec/vehicles.md §7
 */
export const valuationOffer: Service<'valuationOffer'> = async (context, { id: code, purpose, ...input }) => {
  const { payload, tenant, site, now } = context
  const found = await findValuation(context, code)
  if (isProblem(found)) return found
  const read = await readInput(context, { ...input, kind: 'trade-in', car_id: found.vehicle })
  if (isProblem(read)) return read
  const range = rangeOfValuation(found)
  const lead = leadOfInput({
    ...read,
    tenantId: tenant.id,
    input: { ...input, kind: 'trade-in', car_id: found.vehicle },
  })
  const about = {
    ...(purpose === 'sell' ? { category: 'Sell My Car' } : {}),
    subcategory: range ? offerStages.made : offerStages.requested,
    answers: [...answersOfValuation(found), ...(Array.isArray(lead.answers) ? lead.answers : [])],
  }
  const { id } = await storeLead(context, { ...lead, ...about }, async (leadId, req) => {
    const data = { lead: leadId }
    await payload.update({ collection: 'valuations', id: found.id, data, depth: 0, overrideAccess: true, req })
  })
  return {
    lead_id: id,
    car: found.description,
    outlook: outlookOfValuation({ car: { ...found, low: range?.low ?? null }, site, now }),
    range,
    expires_at: found.expires_at.toISOString(),
    towards: await towards(context, found.vehicle, range),
  }
}

async function towards(
  { content, tenant }: ApiContext,
  id: number | null,
  range: ValuationRange,
): Promise<Offer['towards']> {
  const vehicle = id === null ? null : await content.findVehicleById(tenant, id)
  const price = vehicle ? currentPrice(vehicle) : null
  return vehicle && price !== null ? { name: vehicleTitle(vehicle), price, left: leftToPay(price, range) } : null
}
