import { sql } from '@payloadcms/db-postgres'
import type { Reservation } from '#cms/generated/payload-types.ts'
import { databaseOf } from '#cms/index.ts'
import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { reserveVehicle } from './reserve-vehicle.ts'
import { savedAnswers } from './saved-answers.ts'
import { upsertLead } from './upsert-lead.ts'
import { referenceId } from '../base/database/reference-id.ts'
import type { LockedPayment } from './lock-rows.ts'
import { appendLog } from './append-log.ts'
import { payingSite } from './paying-site.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { queueEmails } from './queue-emails.ts'

/**
 * The money is there. Its vehicle is kept where it is still free; where somebody else was faster, the money is owed back. Receipt, lead, and the
 * letter to staff go with it: all or nothing.
 */
export async function takePayment(
  checkoutContext: CheckoutContext,
  { payment, reservation }: LockedPayment,
  req: InTransaction,
) {
  const { payload, now } = checkoutContext
  const data = { state: 'paid' as const, paid_at: now.toISOString(), log: appendLog(payment, { now, what: 'paid' }) }
  const paid = await payload.update({ collection: 'payments', id: payment.id, data, depth: 0, req })
  if (!reservation)
    return queueEmails(checkoutContext, { payment: paid, reservation, toPayer: 'receipt', toStaff: 'receipt' }, req)
  const isFree = await isStillFree(checkoutContext, reservation, req)
  const state = afterMove(reservation.state, isFree ? 'pay' : 'pay-late')
  if (state === 'paid') return keep(checkoutContext, { payment: paid, reservation }, req)
  if (state === 'refund-due') await owe(checkoutContext, { payment: paid, reservation }, req)
}

interface Taken {
  payment: LockedPayment['payment']
  reservation: Reservation
}

async function keep(
  checkoutContext: CheckoutContext,
  { payment, reservation }: Taken,
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const { config } = await payingSite(checkoutContext, referenceId(reservation.tenant) ?? 0)
  const wasLocked = await reserveVehicle(checkoutContext, referenceId(reservation.vehicle) ?? 0, req)
  const lead = await upsertLead(checkoutContext, { reservation, stage: 'paid' }, req)
  const expires = new Date(now.getTime() + config.reservations.holdHours * 3_600_000).toISOString()
  const answers = { ...savedAnswers(reservation), was_locked: wasLocked }
  const data = { state: 'paid' as const, expires_at: expires, ended_at: null, lead, answers }
  const kept = await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
  await queueEmails(checkoutContext, { payment, reservation: kept, toPayer: 'reserved', toStaff: 'reserved' }, req)
}

async function owe(
  checkoutContext: CheckoutContext,
  { payment, reservation }: Taken,
  req: InTransaction,
): Promise<void> {
  const { payload, now } = checkoutContext
  const lead = await upsertLead(checkoutContext, { reservation, stage: 'late' }, req)
  const data = { state: 'refund-due' as const, ended_at: reservation.ended_at ?? now.toISOString(), lead }
  const owed = await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
  await queueEmails(checkoutContext, { payment, reservation: owed, toPayer: 'late', toStaff: 'late' }, req)
}

/** Nobody else keeps it, and it is for sale. The index of the database has the last word. */
async function isStillFree(
  { payload }: CheckoutContext,
  { id, vehicle }: Reservation,
  req: InTransaction,
): Promise<boolean> {
  const db = await databaseOf({ payload, ...req })
  const { rows } = await db.execute(sql`
    select from vehicles v where v.id = ${referenceId(vehicle)} and v.status in ('in_stock', 'coming_soon') and v.reserved is not true
      and not exists (select from reservations r where r.vehicle_id = v.id and r.id <> ${id} and r.state in ('held', 'paid'))
    for update of v`)
  return rows.length > 0
}
