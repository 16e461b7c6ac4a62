import type { Payload } from 'payload'

interface LastBackup {
  succeededAt: Date | null
  /** Why the latest try failed; null where it did not. */
  failure: string | null
}

/** From the platform's own table of scheduled backups; null where none was ever tried. */
export async function readLastBackup(payload: Payload): Promise<LastBackup | null> {
  const { pool } = payload.db
  const exists = await pool.query<{ name: string | null }>(`select to_regclass('backups.runs')::text as name`)
  if (!exists.rows[0]?.name) return null
  const { rows } = await pool.query<LastBackup>(
    `select (select max(ended_at) from backups.runs where failure is null) as "succeededAt", failure
     from backups.runs order by id desc limit 1`,
  )
  return rows[0] ?? null
}
