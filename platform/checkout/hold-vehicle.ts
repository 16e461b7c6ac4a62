import { ValidationError } from 'payload'
import { problem, type Problem } from '#schemas/problem.ts'
import type { ReservationPurpose } from '#schemas/reservation/reservation-purpose.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { expireOverdueHolds } from './expire-hold.ts'
import { newCode } from './new-code.ts'
import { createPayment, findPaymentByKey, lockPayment, type Payment, updatePayment } from './payments-store.ts'
import { fullName, holdEnd, isFor, isHeld } from './reservation-rules.ts'
import { createHold, findReservationByKey, type Reservation, updateReservation } from './reservations-store.ts'
import type { SavedAnswers } from './saved-answers.ts'

export interface Hold {
  reservation: Reservation
  payment: Payment
}

export interface HoldInput {
  tenantId: number
  key: string
  purpose: ReservationPurpose
  vehicle: Vehicle
  shopperId: number | null
  phone: string
  email: string
  /** Cents. */
  amount: number
  /** Minutes until the hold expires. */
  minutes: number
  answers: SavedAnswers
}

/**
 * Holds a vehicle for one shopper during payment, once per key. Of concurrent requests one succeeds, by a unique index. A repeated request
 * updates name and address.
 */
export async function holdVehicle(checkoutContext: CheckoutContext, holding: HoldInput): Promise<Hold | Problem> {
  const before = await holdOfKey(checkoutContext, holding)
  if (before) return renew(checkoutContext, before.payment.id, holding)
  await expireOverdueHolds(checkoutContext, holding.vehicle.id)
  try {
    return await inTransaction(checkoutContext.payload, (req) => write(checkoutContext, holding, req))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // A concurrent request was stored first: under this key, perhaps for another vehicle, or for this vehicle.
    const first = await holdOfKey(checkoutContext, holding)
    return first ? renew(checkoutContext, first.payment.id, holding) : problem('vehicle-held')
  }
}

async function write({ payload, now }: CheckoutContext, holding: HoldInput, req: InTransaction): Promise<Hold> {
  const { tenantId: tenant, key, purpose, amount, vehicle, shopperId: shopper, minutes, answers } = holding
  const { email, phone } = holding
  const shared = { tenant, key, purpose, amount, shopper, name: fullName(answers), email }
  const held = { vehicle: vehicle.id, phone, expires_at: holdEnd(now, minutes), answers, code: newCode() }
  const reservation = await createHold(payload, { ...shared, ...held }, req)
  const about = { reservation: reservation.id, reference: `R${reservation.id}`, code: newCode() }
  return { reservation, payment: await createPayment(payload, { ...shared, ...about }, req) }
}

/** Locked, since it may be paid or expire at this moment. */
const renew = ({ payload, now }: CheckoutContext, paymentId: number, holding: HoldInput): Promise<Hold | Problem> =>
  inTransaction(payload, async (req) => {
    const { answers, email, phone } = holding
    const locked = await lockPayment(payload, paymentId, req)
    if (!locked?.reservation || !isHeld(locked.reservation, now)) return problem('reservation-ended')
    if (!isFor(locked.reservation, holding)) return problem('key-reused')
    const who = { name: fullName(answers), email }
    const data = { ...who, phone, answers }
    const reservation = await updateReservation(payload, { id: locked.reservation.id, data }, req)
    const payment = await updatePayment(payload, { id: paymentId, data: who }, req)
    return { reservation, payment }
  })

async function holdOfKey({ payload }: CheckoutContext, holding: HoldInput): Promise<Hold | null> {
  const [reservation, payment] = await Promise.all([
    findReservationByKey(payload, holding),
    findPaymentByKey(payload, holding),
  ])
  return reservation && payment ? { reservation, payment } : null
}
