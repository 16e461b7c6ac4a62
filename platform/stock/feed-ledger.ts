import type { Pool, PoolClient } from 'pg'
import { inPoolTransaction } from '../base/database/transaction.ts'

/**
 * What each feed of each tenant said last, by stock number; feed 0 is what was imported by hand. It tells a row that says nothing new from one
 * that does, and a vehicle that came by a feed from one that staff entered: only the former can go missing, and only from the feeds that
 * brought it. It is the importer's own, outside the CMS's migrations; without it the next import merely writes every row again.
 *
 * `confirmed_at`: since then a feed that was read to its end has had the vehicle. `held_at`: since then a feed has lacked it together with so many
 * others that somebody has to approve it. `approved_at`: somebody has, and the next run that lacks it still takes it off the site.
 */
const ledger = `
  create schema if not exists stock;
  create table if not exists stock.feed_ledger (
    tenant_id int not null,
    stocknum text not null,
    fingerprint text not null,
    gone_at timestamptz,
    primary key (tenant_id, stocknum)
  );`

/** Each step brings a ledger of an earlier release to the next form; a column tells whether it was taken. */
const steps = [
  {
    column: 'held_at',
    sql: `
      alter table stock.feed_ledger add column if not exists confirmed_at timestamptz, add column if not exists held_at timestamptz;
      update stock.feed_ledger set confirmed_at = now();`,
  },
  {
    column: 'feed_id',
    sql: `
      alter table stock.feed_ledger add column feed_id int not null default 0;
      alter table stock.feed_ledger drop constraint feed_ledger_pkey, add primary key (tenant_id, stocknum, feed_id);`,
  },
  {
    column: 'approved_at',
    sql: 'alter table stock.feed_ledger add column approved_at timestamptz;',
  },
] as const

const prepareLock = 7_302_001

export async function prepareLedger(pool: Pool): Promise<void> {
  if ((await missingSteps(pool)).length === 0) return
  await inPoolTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [prepareLock])
    await client.query(ledger)
    for (const { sql } of await missingSteps(client)) await client.query(sql)
  })
}

async function missingSteps(db: Pick<Pool, 'query'>) {
  const { rows } = await db.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass('stock.feed_ledger') and attnum > 0 and not attisdropped`,
  )
  const columns = new Set(rows.map(({ name }) => name))
  return steps.filter(({ column }) => !columns.has(column))
}

/** How the ledger names a feed; null is an import by hand. */
export const ledgerFeed = (feedId: number | null | undefined): number => feedId ?? 0

/** How many vehicles of the stock came by this feed, without those that wait for approval. */
export async function countConfirmed(
  client: PoolClient,
  { tenantId, feed }: { tenantId: number; feed: number },
): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from stock.feed_ledger
     where tenant_id = $1 and feed_id = $2 and gone_at is null and confirmed_at is not null and held_at is null`,
    [tenantId, feed],
  )
  return rows[0]?.n ?? 0
}
