import type { Pool } from 'pg'

/**
 * Forgets codes that nobody can use any more, sessions that ran out, and how often somebody asked before that stopped to matter. Codes stay for a
 * day: how many went to an address lately is counted in them. Answers with how many rows there were.
 */
export async function purgeExpiredSignIns(pool: Pool, now: Date): Promise<number> {
  const over = [
    `delete from sign_in_codes where expires_at < $1::timestamptz - interval '1 day'`,
    'delete from shopper_sessions where expires_at < $1::timestamptz',
    'delete from request_limits where expire < extract(epoch from $1::timestamptz) * 1000',
  ]
  let rows = 0
  for (const statement of over) rows += (await pool.query(statement, [now])).rowCount ?? 0
  return rows
}
