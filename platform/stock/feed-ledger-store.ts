import type { Pool, PoolClient } from 'pg'
import { lockUntilCommit } from '#cms/database/advisory-lock.ts'
import { copyRows } from '../base/database/copy-rows.ts'
import { inPoolTransaction } from '../base/database/transaction.ts'

/**
 * The last content of each tenant's feeds by stock number; feed 0 is the manual import. It distinguishes unchanged rows from changed ones,
 * and imported vehicles from those that staff entered: only imported ones can go missing, and only from their own feeds. It belongs to the
 * importer, outside the CMS's migrations; if it is lost, the next import writes every row again. ⏎ `confirmed_at`: the latest complete read
 * of a feed with the vehicle. `held_at`: since then the vehicle has been missing together with too many others. `approved_at`: staff
 * approved its removal, which the next run without it makes.
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

/** Each step upgrades the ledger of an earlier release; an existing column shows that a step was made. */
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

export async function prepareLedger(pool: Pool): Promise<void> {
  if ((await missingSteps(pool)).length === 0) return
  await inPoolTransaction(pool, async (client) => {
    await lockUntilCommit(client, { name: 'feedLedgerTables' })
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

/** The ledger's number of a feed; null is a manual import. */
export const ledgerFeed = (feedId: number | null | undefined): number => feedId ?? 0

/** Number of vehicles of a feed, without those held for approval. */
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

export interface LedgerRow {
  stocknum: string
  fingerprint: string
}

interface LedgerRows {
  tenantId: number
  feed: number
  rows: readonly LedgerRow[]
}

/** Rows that the ledger certainly does not have yet, by COPY. */
export const insertLedgerRows = (client: PoolClient, { tenantId, feed, rows }: LedgerRows): Promise<void> =>
  copyRows(
    client,
    { table: 'stock.feed_ledger', columns: ['tenant_id', 'feed_id', 'stocknum', 'fingerprint'] },
    rows.map(({ stocknum, fingerprint }) => [tenantId, feed, stocknum, fingerprint]),
  )

/** Rows that may be in the ledger: vehicles that are back in the feed. */
export async function upsertLedgerRows(client: PoolClient, { tenantId, feed, rows }: LedgerRows): Promise<void> {
  if (rows.length === 0) return
  await client.query(
    `insert into stock.feed_ledger (tenant_id, feed_id, stocknum, fingerprint)
     select $1, $4, * from unnest($2::text[], $3::text[])
     on conflict (tenant_id, stocknum, feed_id) do update set fingerprint = excluded.fingerprint, gone_at = null`,
    [tenantId, rows.map(({ stocknum }) => stocknum), rows.map(({ fingerprint }) => fingerprint), feed],
  )
}

/**
 * Converts vehicles of deleted feeds to manual imports: they stay, any feed that contains them takes them over, and a manual import without
 * them removes them. Held vehicles stay held. Changes only the ledger.
 */
export async function adoptOrphans(client: PoolClient, tenantId: number): Promise<void> {
  await client.query(
    `with left_over as (
       delete from stock.feed_ledger l
       where tenant_id = $1 and feed_id <> 0
         and not exists (select from stock_feeds f where f.id = l.feed_id and f.tenant_id = l.tenant_id)
       returning stocknum, gone_at, confirmed_at, held_at
     )
     insert into stock.feed_ledger as own (tenant_id, feed_id, stocknum, fingerprint, gone_at, confirmed_at, held_at)
     select $1, 0, stocknum, '', case when bool_and(gone_at is not null) then max(gone_at) end, min(confirmed_at), max(held_at)
     from left_over group by stocknum
     on conflict (tenant_id, stocknum, feed_id) do update
     set fingerprint = '', confirmed_at = coalesce(own.confirmed_at, excluded.confirmed_at),
       gone_at = case when excluded.gone_at is not null then own.gone_at end`,
    [tenantId],
  )
}
