import { canReserve } from '#schemas/reservation/can-reserve.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import type { Service } from '../context/api-context.ts'
import { offerFor } from './reservation-rules.ts'
import { findKeepingReservation } from './reservations-store.ts'

/** Checked before the shopper fills in the form, since the vehicle may be held by another shopper. */
export const reservationOffer: Service<'reservationOffer'> = async (context, { slug, key }) => {
  const { content, tenant, site, partners, pool, now } = context
  const vehicle = await content.findVehicle(tenant, slug)
  if (!vehicle || !canReserve(vehicle, siteOfDealership(site, vehicle.dealership_slug))) return { offer: 'gone' }
  if (!partners.payments) return { offer: 'closed' }
  const kept = await findKeepingReservation(pool, { tenantId: tenant.id, vehicleId: vehicle.id, now })
  return { offer: offerFor(kept, key) }
}
