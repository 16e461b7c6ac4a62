import type { Reservation } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { writeLead } from '../leads/write-lead.ts'
import { idOf } from '../base/database/reference-id.ts'
import type { Till } from './checkout-context.ts'
import { leadOfReservation, leadStages } from './reservation-lead.ts'
import { vehicleOf } from './read-vehicle.ts'

interface Noting {
  reservation: Reservation
  stage: keyof typeof leadStages
}

/** The lead of a reservation, written once and brought up to date after that; gives its id. What a machine sent makes none. */
export async function noteLead(till: Till, { reservation, stage }: Noting, req: InTransaction): Promise<number> {
  const known = idOf(reservation.lead)
  if (known === null) {
    const vehicle = await vehicleOf(till, reservation, req)
    return writeLead(till, leadOfReservation({ reservation, vehicle, stage }), req)
  }
  const data = { subcategory: leadStages[stage] }
  await till.payload.update({ collection: 'leads', id: known, data, depth: 0, req })
  return known
}
