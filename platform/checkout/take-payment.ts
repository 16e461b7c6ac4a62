import { sql } from '@payloadcms/db-postgres'
import type { Reservation } from '#cms/generated/payload-types.ts'
import { databaseOf } from '#cms/index.ts'
import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { keepVehicle } from './reserve-vehicle.ts'
import { keptAnswers } from './saved-answers.ts'
import { noteLead } from './upsert-lead.ts'
import { idOf } from '../base/database/reference-id.ts'
import type { LockedPayment } from './lock-rows.ts'
import { noted } from './append-log.ts'
import { payingSite } from './paying-site.ts'
import type { Till } from './checkout-context.ts'
import { writeLetters } from './queue-emails.ts'

/**
 * The money is there. Its vehicle is kept where it is still free; where somebody else was faster, the money is owed back. Receipt, lead, and the
 * letter to staff go with it: all or nothing.
 */
export async function takePayment(till: Till, { payment, reservation }: LockedPayment, req: InTransaction) {
  const { payload, now } = till
  const data = { state: 'paid' as const, paid_at: now.toISOString(), log: noted(payment, { now, what: 'paid' }) }
  const paid = await payload.update({ collection: 'payments', id: payment.id, data, depth: 0, req })
  if (!reservation)
    return writeLetters(till, { payment: paid, reservation, toPayer: 'receipt', toStaff: 'receipt' }, req)
  const isFree = await isStillFree(till, reservation, req)
  const state = afterMove(reservation.state, isFree ? 'pay' : 'pay-late')
  if (state === 'paid') return keep(till, { payment: paid, reservation }, req)
  if (state === 'refund-due') await owe(till, { payment: paid, reservation }, req)
}

interface Taken {
  payment: LockedPayment['payment']
  reservation: Reservation
}

async function keep(till: Till, { payment, reservation }: Taken, req: InTransaction): Promise<void> {
  const { payload, now } = till
  const { config } = await payingSite(till, idOf(reservation.tenant) ?? 0)
  const wasLocked = await keepVehicle(till, idOf(reservation.vehicle) ?? 0, req)
  const lead = await noteLead(till, { reservation, stage: 'paid' }, req)
  const expires = new Date(now.getTime() + config.reservations.holdHours * 3_600_000).toISOString()
  const answers = { ...keptAnswers(reservation), was_locked: wasLocked }
  const data = { state: 'paid' as const, expires_at: expires, ended_at: null, lead, answers }
  const kept = await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
  await writeLetters(till, { payment, reservation: kept, toPayer: 'reserved', toStaff: 'reserved' }, req)
}

async function owe(till: Till, { payment, reservation }: Taken, req: InTransaction): Promise<void> {
  const { payload, now } = till
  const lead = await noteLead(till, { reservation, stage: 'late' }, req)
  const data = { state: 'refund-due' as const, ended_at: reservation.ended_at ?? now.toISOString(), lead }
  const owed = await payload.update({ collection: 'reservations', id: reservation.id, data, depth: 0, req })
  await writeLetters(till, { payment, reservation: owed, toPayer: 'late', toStaff: 'late' }, req)
}

/** Nobody else keeps it, and it is for sale. The index of the database has the last word. */
async function isStillFree({ payload }: Till, { id, vehicle }: Reservation, req: InTransaction): Promise<boolean> {
  const db = await databaseOf({ payload, ...req })
  const { rows } = await db.execute(sql`
    select from vehicles v where v.id = ${idOf(vehicle)} and v.status in ('in_stock', 'coming_soon') and v.reserved is not true
      and not exists (select from reservations r where r.vehicle_id = v.id and r.id <> ${id} and r.state in ('held', 'paid'))
    for update of v`)
  return rows.length > 0
}
