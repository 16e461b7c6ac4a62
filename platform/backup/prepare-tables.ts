import { PgBoss } from 'pg-boss'
import type { Payload } from 'payload'
import { withPool } from '../base/database/with-pool.ts'
import { migrateTo } from '#cms/index.ts'
import { prepareLedger } from '../stock/feed-ledger-store.ts'
import { preparePhotoLedger } from '../stock/photos/store.ts'
import type { Manifest } from './manifest.ts'
import { dropEmptyTables } from './restore-store.ts'

interface Tables {
  payload: Payload
  databaseUrl: string
  manifest: Pick<Manifest, 'migrations' | 'tables'>
}

/** Creates the archive's tables in an empty database, after removing leftovers of an unfinished restore. */
export async function prepareTables({ payload, databaseUrl, manifest }: Tables): Promise<void> {
  return withPool(databaseUrl, async (pool) => {
    await dropEmptyTables(pool)
    await migrateTo(payload, manifest.migrations)
    const names = new Set(manifest.tables.map(({ schema, name }) => `${schema}.${name}`))
    if (names.has('stock.feed_ledger')) await prepareLedger(pool)
    if (names.has('stock.photos')) await preparePhotoLedger(pool)
    if (names.has('pgboss.job')) await prepareQueue(databaseUrl)
  })
}

async function prepareQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'pgboss', max: 2, supervise: false, schedule: false })
  // A failure rejects the call that caused it.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
