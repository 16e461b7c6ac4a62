import type { Pool, PoolClient } from 'pg'
import { StockImportProblem } from './stock-import-problem.ts'

/** First key of the advisory locks that imports take; the second is the tenant. */
const importLocks = 7_302

/**
 * Runs `work` while no other import of the tenant's stock can: a second one is refused at once, in any process. The lock is the connection's,
 * so a killed import leaves none behind.
 */
export async function alone<T>(
  pool: Pool,
  tenant: { id: number; slug: string },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      importLocks,
      tenant.id,
    ])
    if (rows[0]?.taken !== true) {
      throw new StockImportProblem(
        `Stock of ${tenant.slug} is being imported already. Wait until that import has finished, then start this one again.`,
      )
    }
    try {
      return await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [importLocks, tenant.id]).catch(() => undefined)
    }
  } finally {
    client.release()
  }
}
