import type { Reservation } from '#cms/generated/payload-types.ts'
import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { upsertLead } from './upsert-lead.ts'

interface Ending {
  reservation: Reservation
  move: 'refuse' | 'lapse'
}

/** Somebody began to pay and did not: the vehicle is free again, and the shopper still a lead. */
export async function endHold(
  checkoutContext: CheckoutContext,
  { reservation, move }: Ending,
  req: InTransaction,
): Promise<void> {
  const state = reservation.state === 'held' ? afterMove('held', move) : null
  if (!state) return
  const { payload, now } = checkoutContext
  const lead = await upsertLead(checkoutContext, { reservation, stage: 'unpaid' }, req)
  const data = { state, ended_at: now.toISOString(), lead }
  await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
}
