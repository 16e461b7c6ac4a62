import type { Pool, PoolClient } from 'pg'

/**
 * What the feeds of each tenant said last, by stock number. It tells a row that says nothing new from one that does, and a vehicle that came
 * by a feed from one that staff entered: only the former can go missing. It is the importer's own, outside the CMS's migrations; without it
 * the next import merely writes every row again.
 *
 * `confirmed_at`: since then a feed that was read to its end has had the vehicle. `held_at`: since then a feed has lacked it together with
 * most of the yard, and nobody has said that it may go.
 */
const ledger = `
  create schema if not exists stock;
  create table if not exists stock.feed_ledger (
    tenant_id int not null,
    stocknum text not null,
    fingerprint text not null,
    gone_at timestamptz,
    primary key (tenant_id, stocknum)
  );
  alter table stock.feed_ledger add column if not exists confirmed_at timestamptz, add column if not exists held_at timestamptz;
  update stock.feed_ledger set confirmed_at = now();`

const prepareLock = 7_302_001

export async function prepareLedger(pool: Pool): Promise<void> {
  if (await isPrepared(pool)) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [prepareLock])
    if (!(await isPrepared(client))) await client.query(ledger)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function isPrepared(db: Pick<Pool, 'query'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from pg_attribute where attrelid = to_regclass('stock.feed_ledger') and attname = 'held_at' and not attisdropped`,
  )
  return rowCount === 1
}

/** How many vehicles the yard has by its feeds, but for those that were held back. */
export async function countConfirmed(client: PoolClient, tenantId: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from stock.feed_ledger
     where tenant_id = $1 and gone_at is null and confirmed_at is not null and held_at is null`,
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
