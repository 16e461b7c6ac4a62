import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { releaseAdvisoryLocks, tryAdvisoryLock } from '#cms/database/advisory-lock.ts'
import { StockIsBusy } from './stock-import-problem.ts'
import * as texts from './texts.ts'

interface ImportLockOptions {
  tenant: { id: number; slug: string }
  /** The feed's number in the ledger. */
  feed: number
  signal?: AbortSignal | undefined
}

/**
 * Runs `work` while no other import of the tenant's stock can, in any process. The same feed a second time is refused at once; another feed of
 * the tenant waits for its turn. A killed import leaves no lock behind.
 */
export async function withImportLock<T>(
  pool: Pool,
  { tenant, feed, signal }: ImportLockOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    if (!(await tryAdvisoryLock(client, { name: 'feedImport', subject: `${tenant.id}:${feed}` }))) {
      throw new StockIsBusy(
        texts.stockSlugBeingImportedAlreadyDetail({ slug: tenant.slug, detail: feed === 0 ? '' : texts.byThisFeed }),
      )
    }
    while (!(await tryAdvisoryLock(client, { name: 'stockImport', tenantId: tenant.id })))
      await wait(turn, undefined, { signal })
    return await work(client)
  } finally {
    client.release(await releaseAdvisoryLocks(client))
  }
}

/** Polling interval for the lock in milliseconds. */
const turn = 250
