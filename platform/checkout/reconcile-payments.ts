import type { Logger } from '../base/log.ts'
import { expirePayment } from './expire-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { settlePayment } from './settle-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { endReservation } from './end-reservation.ts'
import { expireHold } from './expire-hold.ts'
import { sendReminders } from './send-reminders.ts'

interface Due {
  id: number
  provider_id: string | null
}

const mostAtOnce = 200

/**
 * What the clock does about payments and reservations: asks the provider about what it never told, ends holds and reservations whose time is over,
 * reminds of those that soon will be, and asks for refunds again that were not confirmed. One that fails is logged by its number and waits for the next turn.
 */
export async function reconcilePayments(checkoutContext: CheckoutContext, log: Logger): Promise<void> {
  const { pool, now } = checkoutContext
  const each = async (sql: string, act: (due: Due) => Promise<unknown>) => {
    const { rows } = await pool.query<Due>(`${sql} order by 1 limit ${mostAtOnce}`, [now])
    for (const due of rows)
      await act(due).catch((error: unknown) =>
        log.error({ err: error, payment: due.id }, 'payment reconciliation failed'),
      )
  }
  await each(untold, (due) => settlePayment(checkoutContext, due))
  await each(givenUp, (due) => settlePayment(checkoutContext, due))
  await each(forgotten, ({ id }) => expirePayment(checkoutContext, id))
  await each(overdueHolds, async ({ id }) => expireHold(checkoutContext, id))
  await each(nearlyOver, ({ id }) => sendReminders(checkoutContext, id))
  await each(overdueReservations, ({ id }) =>
    endReservation(checkoutContext, { paymentId: id, move: 'lapse', note: '' }),
  )
  await each(unconfirmedRefunds, ({ id }) => refundPayment(checkoutContext, id))
}

/** Begun minutes ago: the page may have been paid. */
const untold = `select id, provider_id from payments
  where provider_id is not null and state = 'started' and created_at < $1::timestamptz - interval '2 minutes'`

/** Given up a little while ago: it may have been paid all the same. */
const givenUp = `select id, provider_id from payments
  where provider_id is not null and state = 'expired' and updated_at > $1::timestamptz - interval '2 hours'`

/** Of an invoice, and never told of: the provider's page closed long ago, or nobody got it. */
const forgotten = `select id, provider_id from payments
  where reservation_id is null and state = 'started' and created_at < $1::timestamptz - interval '1 day'`

const overdueHolds = `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
  where r.state = 'held' and r.expires_at <= $1`

const overdueReservations = `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
  where r.state = 'paid' and r.expires_at <= $1`

/** A day before, and never before two thirds of the time are over. */
const nearlyOver = `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
  where r.state = 'paid' and p.state = 'paid' and r.reminded_at is null and r.expires_at > $1
    and r.expires_at - least(interval '24 hours', (r.expires_at - p.paid_at) / 3) <= $1`

/** Also of what is owed and was not asked for: the process that meant to may have ended. */
const unconfirmedRefunds = `select p.id, p.provider_id from payments p left join reservations r on r.id = p.reservation_id
  where (p.state = 'refunding' or (p.state = 'paid' and r.state = 'refund-due')) and $1::timestamptz is not null`
