import { isProblem, problem } from '#schemas/problem.ts'
import { canReserve, purposeOn } from '#schemas/reservation/can-reserve.ts'
import type { ReservationInput } from '#schemas/reservation/reservation-input.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { isListed, readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { findSuspicion } from '../leads/mark-suspected.ts'
import { openCheckout } from './open-checkout.ts'
import { createCheckoutContext } from './create-checkout-context.ts'
import { holdVehicle } from './hold-vehicle.ts'
import { expireHold } from './expire-hold.ts'
import type { ApiContext, Service } from '../context/api-context.ts'
import * as texts from './texts.ts'

/**
 * Holds a vehicle for the duration of the payment, and returns the payment page. The amount comes from the site and the vehicle from stock.
 * vehicles §2 and §4, locations §6
 */
export const reservations: Service<'reservations'> = async (context, input) => {
  const { content, tenant, site, partners, caller, now } = context
  if (site.flags.gateCheckout && !caller.shopper) return problem('not-signed-in')
  const wrong = disagreement(context, input)
  if (wrong) return problem('input-invalid', { fields: [wrong] })
  const vehicle = await content.findVehicle(tenant, input.slug)
  if (!vehicle) return problem('vehicle-not-found')
  const offered = siteOfDealership(site, vehicle.dealership_slug)
  const purpose = purposeOn(offered, input.purpose)
  if (!purpose || !canReserve(vehicle, offered) || !isListed(vehicle, readListingRules(site.config), now))
    return problem('vehicle-not-reservable')
  if (!partners.payments) return problem('payments-unavailable')
  const checkoutContext = createCheckoutContext(context)
  const { reasons: suspicions } = await findSuspicion(context, input, input)
  const hold = await holdVehicle(checkoutContext, { ...holdingOf(context, { input, vehicle, suspicions }), purpose })
  if (isProblem(hold)) return hold
  const { payment, reservation } = hold
  const begun = await openCheckout(checkoutContext, {
    payment,
    origin: site.origin,
    currency: site.currency,
    description: `${site.name}: ${vehicleTitle(vehicle)}`,
    expiresAt: reservation.expires_at ?? now.toISOString(),
  })
  // No payment page was opened, so the hold is released.
  if (isProblem(begun) && begun.code === 'payments-unavailable') await expireHold(checkoutContext, payment.id)
  return begun
}

const disagreement = ({ site }: ApiContext, { terms }: ReservationInput) =>
  site.config.forms.terms.trim() !== '' && !terms
    ? { path: 'terms', message: texts.youMustAgreeToTermsUseBefore }
    : null

function holdingOf(
  { tenant, site, caller }: ApiContext,
  { input, vehicle, suspicions }: { input: ReservationInput; vehicle: Vehicle; suspicions: string[] },
) {
  const { forms, reservations: times, reserveAmount } = site.config
  const { name, last_name, postcode, message, opt_in, terms, url, user_agent, lead_attributes } = input
  return {
    tenantId: tenant.id,
    key: input.key,
    vehicle,
    shopperId: caller.shopper?.id ?? null,
    phone: input.phone,
    email: input.email,
    amount: reserveAmount,
    minutes: times.paymentMinutes,
    answers: {
      name,
      last_name,
      postcode,
      message,
      opt_in,
      opt_in_words: forms.vehicleOptInText,
      opt_in_initially: forms.optInInitially,
      terms,
      terms_words: forms.terms,
      url,
      user_agent,
      lead_attributes,
      was_locked: false,
      suspicions,
    },
  }
}
