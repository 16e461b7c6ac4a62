import type { Reservation } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { writeLead } from '../leads/write-lead.ts'
import { referenceId } from '../base/database/reference-id.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { reservationLead, leadStages } from './reservation-lead.ts'
import { readVehicle } from './read-vehicle.ts'

interface Noting {
  reservation: Reservation
  stage: keyof typeof leadStages
}

/** The lead of a reservation, written once and brought up to date after that; gives its id. What a machine sent makes none. */
export async function upsertLead(
  checkoutContext: CheckoutContext,
  { reservation, stage }: Noting,
  req: InTransaction,
): Promise<number> {
  const known = referenceId(reservation.lead)
  if (known === null) {
    const vehicle = await readVehicle(checkoutContext, reservation, req)
    return writeLead(checkoutContext, reservationLead({ reservation, vehicle, stage }), req)
  }
  const data = { subcategory: leadStages[stage] }
  await checkoutContext.payload.update({ collection: 'leads', id: known, data, depth: 0, req })
  return known
}
