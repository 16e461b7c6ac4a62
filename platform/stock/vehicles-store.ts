import type { PoolClient } from 'pg'
import type { WhenMissing } from '#schemas/stock/import-report.ts'
import { copyLines } from '../base/database/copy-rows.ts'

/** The commit of this transaction does not wait for the disk. */
export async function setAsynchronousCommit(client: PoolClient): Promise<void> {
  await client.query('set local synchronous_commit = off')
}

/** What is known of a vehicle before a row of a feed is written over it. */
export interface PriorVehicle {
  stocknum: string
  is_known: boolean
  /** The feed's last values; null before its first import. */
  fingerprint: string | null
  is_own_gone: boolean
  is_gone: boolean
  locked_fields: string[] | null
}

interface StockNumberQuery {
  tenantId: number
  numbers: readonly string[]
}

/**
 * The vehicles of these stock numbers, looked up one by one. `(select $1)` hides the tenant from PostgreSQL's statistics: of a tenant whose stock is
 * only just filling they say that it has no vehicles, and then any index of tenants seems as good as that of the numbers, and each look reads the
 * whole stock.
 */
export async function findPriorVehicles(
  client: PoolClient,
  { tenantId, feed, numbers }: StockNumberQuery & { feed: number },
): Promise<Map<string, PriorVehicle>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await client.query<PriorVehicle>(
    `select asked.stocknum, v.id is not null as is_known, v.locked_fields, own.fingerprint,
       own.gone_at is not null as is_own_gone,
       coalesce((select bool_and(l.gone_at is not null) from stock.feed_ledger l
                 where l.tenant_id = (select $1::int) and l.stocknum = asked.stocknum), false) as is_gone
     from unnest($2::text[]) as asked(stocknum)
     left join lateral (select id, locked_fields from vehicles
                        where tenant_id = (select $1::int) and vehicles.stocknum = asked.stocknum limit 1) v on true
     left join lateral (select fingerprint, gone_at from stock.feed_ledger l
                        where l.tenant_id = (select $1::int) and l.stocknum = asked.stocknum and l.feed_id = $3 limit 1) own on true`,
    [tenantId, numbers, feed],
  )
  return new Map(rows.map((prior) => [prior.stocknum, prior]))
}

/** All columns of these vehicles as JSON, by stock number. */
export async function findVehicleFacts(
  client: PoolClient,
  { tenantId, numbers }: StockNumberQuery,
): Promise<Map<string, Record<string, unknown>>> {
  const { rows } = await client.query<{ stocknum: string; facts: Record<string, unknown> }>(
    'select v.stocknum, to_jsonb(v) as facts from vehicles v where tenant_id = $1 and stocknum = any($2::text[])',
    [tenantId, numbers],
  )
  return new Map(rows.map(({ stocknum, facts }) => [stocknum, facts]))
}

/** The slugs that are already in use, looked up like in `findPriorVehicles`. */
export async function findTakenSlugs(
  client: PoolClient,
  { tenantId, slugs }: { tenantId: number; slugs: readonly string[] },
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const { rows } = await client.query<{ slug: string }>(
    `select asked.slug from unnest($2::text[]) as asked(slug)
     join lateral (select id from vehicles
                   where tenant_id = (select $1::int) and vehicles.slug = asked.slug limit 1) taken on true`,
    [tenantId, slugs],
  )
  return new Set(rows.map(({ slug }) => slug))
}

export async function reserveVehicleIds(client: PoolClient, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('vehicles', 'id'))::int as id from generate_series(1, $1::int)`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** New vehicles by COPY; `lines` are written by `copyCells`, in the order of `columns`. */
export const insertVehicles = (
  client: PoolClient,
  { columns, lines }: { columns: readonly string[]; lines: readonly string[] },
): Promise<void> => copyLines(client, { table: 'vehicles', columns }, lines)

/** A vehicle by its stock number and what its columns become. */
export interface VehicleUpdate {
  /** `status` and `sold_at` null: as they are. */
  values: Record<string, unknown> & { stocknum: string }
  /** Columns that stay as they are. */
  locked: readonly string[]
}

interface VehicleUpdates {
  tenantId: number
  /** Columns that are written over, besides `status` and `sold_at`. */
  columns: readonly string[]
  updates: readonly VehicleUpdate[]
  now: Date
}

/** Ids of the vehicles that were written. A vehicle that is sold without a date keeps its own, else it is sold now; one that is not sold has none. */
export async function updateVehicles(
  client: PoolClient,
  { tenantId, columns, updates, now }: VehicleUpdates,
): Promise<number[]> {
  const locks = new Set(updates.flatMap(({ locked }) => locked))
  const unlessLocked = (column: string, value: string) =>
    locks.has(column) ? `case when k.locked ? '${column}' then v.${column} else ${value} end` : value
  const status = unlessLocked('status', 'coalesce(n.status, v.status)')
  const { rows } = await client.query<{ id: number }>(
    `update vehicles v
     set ${columns.map((column) => `${column} = ${unlessLocked(column, `n.${column}`)},`).join(' ')}
         status = ${status},
         sold_at = ${unlessLocked('sold_at', `case ${status} when 'sold' then coalesce(n.sold_at, v.sold_at, $3) else null end`)},
         updated_at = $3
     from jsonb_populate_recordset(null::vehicles, $1::jsonb) n
     join jsonb_to_recordset($4::jsonb) as k(stocknum text, locked jsonb) on k.stocknum = n.stocknum
     where v.tenant_id = (select $2::int) and v.stocknum = n.stocknum
     returning v.id`,
    [
      JSON.stringify(updates.map(({ values }) => values)),
      tenantId,
      now,
      JSON.stringify(updates.map(({ values: { stocknum }, locked }) => ({ stocknum, locked }))),
    ],
  )
  return rows.map(({ id }) => id)
}

interface DelistInput extends StockNumberQuery {
  status: WhenMissing
  now: Date
}

/** Marks those of the vehicles that are for sale, unless staff have locked the status. Ids of those that changed. */
export async function delistVehicles(
  client: PoolClient,
  { tenantId, numbers, status, now }: DelistInput,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update vehicles
     set status = $2::text::enum_vehicles_status, updated_at = $3, sold_at = case when $2::text = 'sold' then $3 else sold_at end
     where tenant_id = (select $1::int) and status in ('in_stock', 'coming_soon') and stocknum = any($4::text[])
       and not coalesce(locked_fields ? 'status', false)
     returning id`,
    [tenantId, status, now, numbers],
  )
  return rows.map(({ id }) => id)
}
