import type { Reservation, Vehicle } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { referenceId } from '../base/database/reference-id.ts'
import type { CheckoutContext } from './checkout-context.ts'

/** What was reserved; null where it is gone. */
export async function readVehicle(
  { payload }: CheckoutContext,
  reservation: Reservation | null,
  req: InTransaction,
): Promise<Vehicle | null> {
  const id = referenceId(reservation?.vehicle)
  return id === null ? null : payload.findByID({ collection: 'vehicles', id, depth: 0, disableErrors: true, req })
}
