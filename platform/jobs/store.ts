import type { Pool } from 'pg'

/** Adapter for pg-boss over an existing pool. */
export const createBossDatabase = (pool: Pool) => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
})

/** Whether a job of this key is pending or running; one that waits for a retry does not count. */
export async function isAskedFor(pool: Pool, { queue, key }: { queue: string; key: string }): Promise<boolean> {
  const exists = await pool.query<{ name: string | null }>(`select to_regclass('pgboss.job')::text as name`)
  if (!exists.rows[0]?.name) return false
  const { rowCount } = await pool.query(
    `select from pgboss.job where name = $1 and singleton_key = $2 and (state in ('created', 'active') or (state = 'retry' and start_after <= now()))
     limit 1`,
    [queue, key],
  )
  return (rowCount ?? 0) > 0
}
