import { PgBoss } from 'pg-boss'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { withPool } from '../base/database/with-pool.ts'
import { migrateTo } from '#cms/index.ts'
import { prepareLedger } from '../stock/feed-ledger.ts'
import { preparePhotoLedger } from '../stock/photos/photo-ledger.ts'
import { derivedSchemas } from './kept-data.ts'
import type { Manifest } from './manifest.ts'

interface Tables {
  payload: Payload
  databaseUrl: string
  manifest: Pick<Manifest, 'migrations' | 'tables'>
}

/** Gives an empty database the tables that the archive's had, and whatever an unfinished restore left there goes first. */
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

/** Nothing in them but the names of migrations: `requireEmptyDatabase` has looked. */
async function dropEmptyTables(pool: Pool): Promise<void> {
  const schemas = ['stock', 'pgboss', ...derivedSchemas]
  const { rows } = await pool.query<{ statement: string }>(
    `select format('drop schema if exists %I cascade', name) as statement from unnest($1::text[]) as name
     union all
     select format('drop table %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = 'public'
     union all
     select format('drop type %I.%I', n.nspname, t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname = 'public' and t.typtype = 'e'`,
    [schemas],
  )
  for (const { statement } of rows) await pool.query(statement)
}

async function prepareQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'pgboss', max: 2, supervise: false, schedule: false })
  // A failure rejects the call that met it.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
