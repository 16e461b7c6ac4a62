import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import type { Reservation } from './reservations-store.ts'
import { savedAnswers } from './saved-answers.ts'
import { releasedMark } from './vehicle-mark.ts'
import { lockVehicle, markVehicle } from './vehicles-store.ts'

interface Release {
  /** The reservation before it ended: only a paid one has marked its vehicle. */
  reservation: Reservation
  /** The vehicle is sold rather than for sale again. */
  isSold: boolean
}

/** Removes a paid reservation's mark from its vehicle. A deleted vehicle is ignored. */
export async function releaseVehicle(
  { payload, now }: CheckoutContext,
  { reservation, isSold }: Release,
  req: InTransaction,
): Promise<void> {
  const { state, vehicle: id } = reservation
  if (state !== 'paid' || id === null) return
  const locks = await lockVehicle(payload, id, req)
  if (!locks) return
  const staysLocked = savedAnswers(reservation).was_locked
  await markVehicle(payload, { id, mark: releasedMark({ locks, staysLocked, isSold, now }) }, req)
}
