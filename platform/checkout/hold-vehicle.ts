import { ValidationError } from 'payload'
import type { Payment, Reservation } from '#cms/generated/payload-types.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { referenceId } from '../base/database/reference-id.ts'
import { lockPayment } from './lock-rows.ts'
import { newCode } from './new-code.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { expireHoldOfPayment } from './expire-hold.ts'
import type { SavedAnswers } from './saved-answers.ts'

export interface Hold {
  reservation: Reservation
  payment: Payment
}

export interface Holding {
  tenantId: number
  key: string
  purpose: Reservation['purpose']
  vehicle: Vehicle
  shopperId: number | null
  phone: string
  email: string
  /** Cents. */
  amount: number
  /** Minutes for the payment. */
  minutes: number
  answers: SavedAnswers
}

/**
 * Keeps a vehicle for one shopper while they pay, once a key. Of two who ask at the same moment one gets it: an index of the database sees to that.
 * Sent again while it is held, the newer name and address count.
 */
export async function holdVehicle(checkoutContext: CheckoutContext, holding: Holding): Promise<Hold | Problem> {
  const before = await holdOfKey(checkoutContext, holding)
  if (before) return renew(checkoutContext, before.payment.id, holding)
  await expireHoldOfPayment(checkoutContext, holding.vehicle.id)
  try {
    return await inTransaction(checkoutContext.payload, (req) => write(checkoutContext, holding, req))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return (await holdOfKey(checkoutContext, holding)) ?? problem('vehicle-held')
  }
}

const isOpen = ({ state, expires_at }: Reservation, now: Date): boolean =>
  state === 'held' && Date.parse(expires_at ?? '') > now.getTime()

type Writes = Parameters<Parameters<typeof inTransaction>[1]>[0]

async function write({ payload, now }: CheckoutContext, holding: Holding, req: Writes): Promise<Hold> {
  const { tenantId: tenant, key, purpose, amount, vehicle, shopperId: shopper, minutes, answers } = holding
  const expires = new Date(now.getTime() + minutes * 60_000).toISOString()
  const who = { name: fullName(answers), email: holding.email }
  const shared = { tenant, key, purpose, amount, shopper, ...who }
  const reservation = await payload.create({
    collection: 'reservations',
    data: {
      ...shared,
      state: 'held',
      vehicle: vehicle.id,
      phone: holding.phone,
      expires_at: expires,
      answers,
      code: newCode(),
    },
    depth: 0,
    req,
  })
  const payment = await payload.create({
    collection: 'payments',
    data: {
      ...shared,
      state: 'started',
      reservation: reservation.id,
      reference: `R${reservation.id}`,
      code: newCode(),
    },
    depth: 0,
    req,
  })
  return { reservation, payment }
}

const isFor = (reservation: Reservation, { vehicle, purpose }: Holding): boolean =>
  referenceId(reservation.vehicle) === vehicle.id && reservation.purpose === purpose

/** Locked, since it may be paid or over at this very moment. */
const renew = (checkoutContext: CheckoutContext, paymentId: number, holding: Holding): Promise<Hold | Problem> =>
  inTransaction(checkoutContext.payload, async (req) => {
    const { answers, email, phone } = holding
    const locked = await lockPayment(checkoutContext, paymentId, req)
    if (!locked?.reservation || !isOpen(locked.reservation, checkoutContext.now)) return problem('reservation-ended')
    if (!isFor(locked.reservation, holding)) return problem('key-reused')
    const who = { name: fullName(answers), email }
    const { payload } = checkoutContext
    const reservation = await payload.update({
      collection: 'reservations',
      id: locked.reservation.id,
      data: { ...who, phone, answers },
      depth: 0,
      req,
    })
    const payment = await payload.update({ collection: 'payments', id: paymentId, data: who, depth: 0, req })
    return { reservation, payment }
  })

const fullName = ({ name, last_name }: SavedAnswers): string => [name, last_name].filter(Boolean).join(' ')

async function holdOfKey({ payload }: CheckoutContext, { tenantId, key }: Holding): Promise<Hold | null> {
  const where = { tenant: { equals: tenantId }, key: { equals: key } }
  const [reservations, payments] = await Promise.all([
    payload.find({ collection: 'reservations', where, depth: 0, limit: 1 }),
    payload.find({ collection: 'payments', where, depth: 0, limit: 1 }),
  ])
  const [reservation, payment] = [reservations.docs[0], payments.docs[0]]
  return reservation && payment ? { reservation, payment } : null
}
