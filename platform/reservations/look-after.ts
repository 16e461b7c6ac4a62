import type { Logger } from '../server/log.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import type { Till } from '../payments/till.ts'
import { endReservation } from './end-reservation.ts'
import { lapseHold } from './lapse-hold.ts'

interface Due {
  id: number
  provider_id: string | null
}

const mostAtOnce = 200

/**
 * What the clock does about payments and reservations: asks the provider about what it never told, ends holds and reservations whose time is over, and
 * asks for refunds again that were not confirmed. One that fails is logged by its number and waits for the next turn.
 */
export async function lookAfterPayments(till: Till, log: Logger): Promise<void> {
  const { pool, now } = till
  const each = async (sql: string, act: (due: Due) => Promise<unknown>) => {
    const { rows } = await pool.query<Due>(`${sql} order by 1 limit ${mostAtOnce}`, [now])
    for (const due of rows)
      await act(due).catch((error: unknown) => log.error({ err: error, payment: due.id }, 'a payment was not settled'))
  }
  await each(untold, (due) => settlePayment(till, due))
  await each(overdueHolds, async ({ id }) => lapseHold(till, id))
  await each(overdueReservations, ({ id }) => endReservation(till, { paymentId: id, move: 'lapse', note: '' }))
  await each(unconfirmedRefunds, ({ id }) => refundPayment(till, id))
}

/** Begun minutes ago, or given up a little while ago: the page may have been paid meanwhile. */
const untold = `select id, provider_id from payments
  where provider_id is not null and ((state = 'started' and created_at < $1::timestamptz - interval '2 minutes')
    or (state = 'expired' and updated_at > $1::timestamptz - interval '2 hours'))`

const overdueHolds = `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
  where r.state = 'held' and r.expires_at <= $1`

const overdueReservations = `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
  where r.state = 'paid' and r.expires_at <= $1`

/** Also of what is owed and was not asked for: the process that meant to may have ended. */
const unconfirmedRefunds = `select p.id, p.provider_id from payments p left join reservations r on r.id = p.reservation_id
  where (p.state = 'refunding' or (p.state = 'paid' and r.state = 'refund-due')) and $1::timestamptz is not null`
