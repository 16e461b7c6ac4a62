import { DatabaseError } from 'pg'
import { toSlug } from '#schemas/lib/slug.ts'
import { inClientTransaction } from '../base/database/transaction.ts'
import { announceStock } from './announce-stock.ts'
import { copyCells, copyLines, copyRows } from './copy-rows.ts'
import { noExistingKeys } from './existing-keys.ts'
import { placeOf, type Places } from './places.ts'
import { type PlanContext, type PlannedUpdate, planVehicles, type VehiclePlan } from './plan-vehicles.ts'
import type { ResolvedRow } from './resolve-rows.ts'
import { factColumns } from './validate-row.ts'

export interface WriteContext extends PlanContext {
  places: Places
  now: Date
}

/**
 * Writes one batch and announces what changed, in one transaction; gives what was done. The fields that the feed knows are written over but for
 * those that staff have locked, and no others; the address of the vehicle's page stays. A vehicle that an earlier import took out comes back
 * into stock; one that staff marked as sold stays sold. The disk is not waited for: the import's last transaction waits for all of them.
 */
export async function writeVehicles(context: WriteContext, rows: ResolvedRow[]): Promise<VehiclePlan> {
  try {
    return await writeAtOnce(context, rows)
  } catch (error) {
    if (!isTaken(error)) throw error
    return writeAtOnce({ ...context, existing: noExistingKeys }, rows)
  }
}

/** Staff have entered one of these vehicles, or one of that address, since the stock was looked at. */
const isTaken = (error: unknown) => error instanceof DatabaseError && error.code === '23505'

async function writeAtOnce(context: WriteContext, rows: ResolvedRow[]): Promise<VehiclePlan> {
  const { client, tenantId } = context
  return inClientTransaction(client, async () => {
    await client.query('set local synchronous_commit = off')
    const plan = await planVehicles(context, rows)
    const { created, updated } = plan
    const ids = [...(await insertVehicles(context, created)), ...(await updateVehicles(context, updated))]
    await writeLedger(context, [...created, ...updated.map(({ row }) => row)])
    await announceStock(client, tenantId, ids)
    return plan
  })
}

async function insertVehicles(context: WriteContext, rows: ResolvedRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const { client, tenantId, places, now } = context
  const at = now.toISOString()
  const { slugs, ids } = await newAddresses(context, rows)
  const lines = rows.map((row, index) => {
    const { vehicle, stocknum, facts } = row
    const soldAt = vehicle.status === 'sold' ? (vehicle.sold_at ?? at) : null
    const place = placeOf(vehicle, places)
    const own = [ids[index], stocknum, soldAt, tenantId, slugs[index], 0, at, at]
    return `${facts}\t${copyCells([...places.columns.map((column) => place[column]), ...own])}`
  })
  await copyLines(client, { table: 'vehicles', columns: [...factColumns, ...places.columns, ...ownColumns] }, lines)
  return ids
}

const ownColumns = ['id', 'stocknum', 'sold_at', 'tenant_id', 'slug', 'views', 'created_at', 'updated_at'] as const

async function updateVehicles(
  { client, tenantId, fields, places, now }: WriteContext,
  updates: PlannedUpdate[],
): Promise<number[]> {
  if (updates.length === 0) return []
  const saysStatus = fields.includes('status')
  const records = updates.map(({ row, isBack }) => ({
    ...row.vehicle,
    ...placeOf(row.vehicle, places),
    stocknum: row.stocknum,
    status: saysStatus ? row.vehicle.status : isBack ? 'in_stock' : null,
  }))
  const plain = fields.filter((field) => !['stocknum', 'status', 'sold_at'].includes(field))
  const placed = fields.includes('location_name') || fields.includes('dealership_slug') ? places.columns : []
  const columns = [...new Set([...plain, ...placed])]
  const locks = new Set(updates.flatMap(({ locked }) => locked))
  const unlessLocked = (column: string, value: string) =>
    locks.has(column) ? `case when k.locked ? '${column}' then v.${column} else ${value} end` : value
  const status = unlessLocked('status', 'coalesce(n.status, v.status)')
  const { rows: written } = await client.query<{ id: number }>(
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
      JSON.stringify(records),
      tenantId,
      now,
      JSON.stringify(updates.map(({ row, locked }) => ({ stocknum: row.stocknum, locked }))),
    ],
  )
  return written.map(({ id }) => id)
}

/** What is certainly not in the ledger yet goes there as the vehicles do. */
async function writeLedger({ client, tenantId, feed, existing }: WriteContext, rows: ResolvedRow[]): Promise<void> {
  const { fresh = [], known = [] } = Object.groupBy(rows, ({ stocknum }) =>
    existing.mayHave(stocknum) ? 'known' : 'fresh',
  )
  await copyRows(
    client,
    { table: 'stock.feed_ledger', columns: ['tenant_id', 'feed_id', 'stocknum', 'fingerprint'] },
    fresh.map(({ stocknum, fingerprint }) => [tenantId, feed, stocknum, fingerprint]),
  )
  if (known.length === 0) return
  await client.query(
    `insert into stock.feed_ledger (tenant_id, feed_id, stocknum, fingerprint)
     select $1, $4, * from unnest($2::text[], $3::text[])
     on conflict (tenant_id, stocknum, feed_id) do update set fingerprint = excluded.fingerprint, gone_at = null`,
    [tenantId, known.map(({ stocknum }) => stocknum), known.map(({ fingerprint }) => fingerprint), feed],
  )
}

/** `2019-kia-rio-s-a1234`: name and stock number. */
const slugOf = ({ vehicle, stocknum }: ResolvedRow): string => {
  const number = toSlug(stocknum)
  const name = toSlug(vehicle.name ?? '')
    .slice(0, 110 - number.length)
    .replace(/-$/, '')
  return [name, number].filter(Boolean).join('-')
}

/**
 * An address and an id for each new vehicle. Stock numbers that differ only in what a slug cannot hold (`A/1`, `A-1`) would share an address: the
 * later one's gets a tail.
 */
async function newAddresses(context: WriteContext, rows: ResolvedRow[]) {
  const wanted = rows.map(slugOf)
  const taken = await takenSlugs(
    context,
    wanted.filter((slug) => context.existing.mayHaveSlug(slug)),
  )
  const slugs = rows.map((row, at) => {
    const slug = wanted[at] ?? ''
    const free = taken.has(slug) ? `${slug.slice(0, 108)}-${toSlug(row.fingerprint).slice(0, 10)}` : slug
    taken.add(free)
    return free
  })
  const { rows: drawn } = await context.client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('vehicles', 'id'))::int as id from generate_series(1, $1::int)`,
    [rows.length],
  )
  return { slugs, ids: drawn.map(({ id }) => id) }
}

/** Looked up as `planVehicles` does. */
async function takenSlugs({ client, tenantId }: WriteContext, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const { rows } = await client.query<{ slug: string }>(
    `select asked.slug from unnest($2::text[]) as asked(slug)
     join lateral (select id from vehicles
                   where tenant_id = (select $1::int) and vehicles.slug = asked.slug limit 1) taken on true`,
    [tenantId, slugs],
  )
  return new Set(rows.map(({ slug }) => slug))
}
