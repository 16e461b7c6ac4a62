import { afterMove } from '#schemas/reservation/after-move.ts'
import type { InTransaction } from '../leads/in-transaction.ts'
import type { LockedPayment } from './locked.ts'
import { noted } from './noted.ts'
import type { Till } from './till.ts'
import { writeLetters } from './write-letters.ts'

/** The money is back where it came from, and whoever paid hears of it. */
export async function noteRefunded(
  till: Till,
  { payment, reservation }: LockedPayment,
  req: InTransaction,
): Promise<void> {
  const { payload, now } = till
  const log = noted(payment, { now, what: 'refunded' })
  const data = { state: 'refunded' as const, refunded_at: now.toISOString(), log }
  const refunded = await payload.update({ collection: 'payments', id: payment.id, data, depth: 0, req })
  const state = reservation && afterMove(reservation.state, 'refunded')
  if (reservation && state)
    await payload.update({ collection: 'reservations', id: reservation.id, data: { state }, depth: 0, req })
  await writeLetters(till, { payment: refunded, reservation, toPayer: 'refunded' }, req)
}
