import type { Pool } from 'pg'

/** Deletes records older than `FORECOURT_AUDIT_KEEP_DAYS`, the only deletion of audit records. Returns their number. */
export async function deleteOldAuditRecords(pool: Pool, { days, now }: { days: number; now: Date }): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from audit_log where created_at < $1::timestamptz - make_interval(days => $2)',
    [now, days],
  )
  return rowCount ?? 0
}
