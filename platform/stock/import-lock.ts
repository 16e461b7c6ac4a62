import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { StockIsBusy } from './stock-import-problem.ts'

/** First key of the advisory locks that imports take; the second is the tenant. */
export const importLocks = 7_302

interface Asked {
  tenant: { id: number; slug: string }
  /** As the ledger names it. */
  feed: number
  signal?: AbortSignal | undefined
}

/**
 * Runs `work` while no other import of the tenant's stock can, in any process. The same feed a second time is refused at once; another feed of
 * the tenant waits for its turn. The locks are the connection's, so a killed import leaves none behind.
 */
export async function withImportLock<T>(
  pool: Pool,
  { tenant, feed, signal }: Asked,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    if (!(await take(client, ofFeed, [`${tenant.id}:${feed}`]))) {
      throw new StockIsBusy(
        `Stock of ${tenant.slug} is being imported already${feed === 0 ? '' : ' by this feed'}. Wait until that import has finished, then start this one again.`,
      )
    }
    while (!(await take(client, ofTenant, [importLocks, tenant.id]))) await wait(turn, undefined, { signal })
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    client.release()
  }
}

/** Milliseconds between two looks whether it is one's turn. */
const turn = 250

const ofFeed = `select pg_try_advisory_lock(hashtextextended('forecourt stock feed ' || $1, 0)) as taken`
const ofTenant = 'select pg_try_advisory_lock($1, $2) as taken'

async function take(client: PoolClient, sql: string, values: unknown[]): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(sql, values)
  return rows[0]?.taken === true
}
