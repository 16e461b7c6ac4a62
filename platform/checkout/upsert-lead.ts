import type { InTransaction } from '../base/database/transaction.ts'
import { listLeadLocations, writeLead } from '../leads/store.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { reservationLead, leadStages } from './reservation-lead.ts'
import { type Reservation, updateLeadStage } from './reservations-store.ts'
import { payingSite } from './site-store.ts'
import { findReservedVehicle } from './vehicles-store.ts'

interface ReservationLeadInput {
  reservation: Reservation
  stage: keyof typeof leadStages
}

/** Creates or updates the lead of a reservation; returns its id. Spam creates none. */
export async function upsertLead(
  checkoutContext: CheckoutContext,
  { reservation, stage }: ReservationLeadInput,
  req: InTransaction,
): Promise<number> {
  const { payload } = checkoutContext
  const { lead: known } = reservation
  if (known === null) {
    const site = await payingSite(checkoutContext, reservation.tenant ?? 0, req)
    const vehicle = await findReservedVehicle(payload, reservation.vehicle, req)
    const locations = await listLeadLocations(payload, site.id, req)
    return writeLead(checkoutContext, reservationLead({ reservation, site, vehicle, locations, stage }), req)
  }
  await updateLeadStage(payload, { lead: known, subcategory: leadStages[stage] }, req)
  return known
}
