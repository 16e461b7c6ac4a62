import type { Pool } from 'pg'

export interface DuePayment {
  id: number
  provider_id: string | null
}

const mostAtOnce = 200

/** Conditions of payments that need a scheduled action. */
const conditions = {
  /** Started minutes ago: the page may have been paid. */
  started: `select id, provider_id from payments
    where provider_id is not null and state = 'started' and created_at < $1::timestamptz - interval '2 minutes'`,

  /** Recently expired: it may have been paid all the same. */
  expiredLately: `select id, provider_id from payments
    where provider_id is not null and state = 'expired' and updated_at > $1::timestamptz - interval '2 hours'`,

  /** An invoice payment without news for a day: the provider's page has closed or never opened. */
  abandoned: `select id, provider_id from payments
    where reservation_id is null and state = 'started' and created_at < $1::timestamptz - interval '1 day'`,

  overdueHold: `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
    where r.state = 'held' and r.expires_at <= $1`,

  overdueReservation: `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
    where r.state = 'paid' and r.expires_at <= $1`,

  /** A day before the end, but not before two thirds of the time have passed. */
  reminderDue: `select p.id, p.provider_id from payments p join reservations r on r.id = p.reservation_id
    where r.state = 'paid' and p.state = 'paid' and r.reminded_at is null and r.expires_at > $1
      and r.expires_at - least(interval '24 hours', (r.expires_at - p.paid_at) / 3) <= $1`,

  /** Includes owed refunds that were never requested because the process died. */
  unconfirmedRefund: `select p.id, p.provider_id from payments p left join reservations r on r.id = p.reservation_id
    where (p.state = 'refunding' or (p.state = 'paid' and r.state = 'refund-due')) and $1::timestamptz is not null`,
} as const

export type DueReason = keyof typeof conditions

/** The oldest payments that match a condition. */
export async function findDuePayments(
  pool: Pool,
  { reason, now }: { reason: DueReason; now: Date },
): Promise<DuePayment[]> {
  const { rows } = await pool.query<DuePayment>(`${conditions[reason]} order by 1 limit ${mostAtOnce}`, [now])
  return rows
}
