import type { Pool } from 'pg'

/** Does something unless somebody else does it just now, in whatever process; null then. The lock ends with its connection. */
export async function withAdvisoryLock<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock(hashtext($1)) as got', [name])
    if (!rows[0]?.got) return null
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name])
    }
  } finally {
    client.release()
  }
}
