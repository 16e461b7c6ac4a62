import type { Pool } from 'pg'

/** Deletes what is older than `FORECOURT_AUDIT_KEEP_DAYS`: the only way in which a record goes. Answers with how many there were. */
export async function deleteOldAuditRecords(pool: Pool, { days, now }: { days: number; now: Date }): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from audit_log where created_at < $1::timestamptz - make_interval(days => $2)',
    [now, days],
  )
  return rowCount ?? 0
}
