import type { Payload } from 'payload'

interface LastBackup {
  succeededAt: Date | null
  /** Error of the latest attempt; null if it succeeded. */
  failure: string | null
}

/** Reads the platform's table of scheduled backups; null if no backup was ever attempted. */
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
