import type { Pool } from 'pg'

/** Forgets cars whose estimate is no longer good and whose owner never said who they are. Answers with how many there were. */
export async function purgeExpiredValuations(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from valuations where lead_id is null and expires_at < $1', [now])
  return rowCount ?? 0
}
