import type { Pool, PoolClient } from 'pg'

/**
 * What the feeds of each tenant said last, by stock number. It tells a row that says nothing new from one that does, and a vehicle that came
 * by a feed from one that staff entered: only the former can go missing. It is the importer's own, outside the CMS's migrations; without it
 * the next import merely writes every row again.
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

const prepareLock = 7_302_001

export async function prepareLedger(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>(`select to_regclass('stock.feed_ledger')::text as name`)
  if (rows[0]?.name) return
  await pool.query(`begin; select pg_advisory_xact_lock(${prepareLock}); ${ledger} commit;`)
}

/** How many vehicles of the tenant the last feed held. */
export async function countPresent(client: PoolClient, tenantId: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from stock.feed_ledger where tenant_id = $1 and gone_at is null',
    [tenantId],
  )
  return rows[0]?.n ?? 0
}

/** The rows of this import so far, for as long as its connection lives: memory stays flat however long the feed is. */
export async function createSeen(client: PoolClient): Promise<void> {
  await client.query('drop table if exists pg_temp.feed_seen')
  await client.query(
    'create temp table feed_seen (stocknum text primary key, base text not null, raw text not null, line int not null)',
  )
  await client.query('create index on feed_seen (base)')
}

export const dropSeen = (client: PoolClient) => client.query('drop table if exists pg_temp.feed_seen')
