import type { PoolClient } from 'pg'
import { toSlug } from '#schemas/lib/slug.ts'
import { requiredFields, type FeedField } from '#schemas/stock/feed-vehicle.ts'
import { announceStock } from './announce-stock.ts'
import { placeOf, type Places } from './places.ts'
import type { SettledRow } from './settle-rows.ts'
import type { RefusedRow } from './validate-row.ts'

export interface WriteContext {
  client: PoolClient
  tenantId: number
  fields: readonly FeedField[]
  places: Places
  now: Date
}

export interface Written {
  created: SettledRow[]
  updated: SettledRow[]
  unchanged: SettledRow[]
  refused: RefusedRow[]
}

interface Prior {
  stocknum: string
  slug: string | null
  fingerprint: string | null
  is_gone: boolean
}

/**
 * Writes one batch and announces what changed, in one transaction. A row that says what the last feed said is left alone, with whatever staff
 * have changed since. Otherwise the fields that the feed knows are written over, and no others; the address of the vehicle's page stays.
 * A vehicle that an earlier import took out comes back into stock; one that staff marked as sold stays sold.
 */
export async function writeVehicles(context: WriteContext, rows: SettledRow[]): Promise<Written> {
  const { client, tenantId } = context
  await client.query('begin')
  try {
    const prior = await findPrior(context, rows)
    const before = ({ stocknum }: SettledRow) => prior.get(stocknum)
    const isKnown = (row: SettledRow) => (before(row)?.slug ?? null) !== null
    const isSame = (row: SettledRow) => before(row)?.fingerprint === row.fingerprint && before(row)?.is_gone === false
    const unchanged = rows.filter((row) => isKnown(row) && isSame(row))
    const updated = rows.filter((row) => isKnown(row) && !isSame(row))
    const { created, refused } = splitNew(rows.filter((row) => !isKnown(row)))
    const ids = [
      ...(await insertVehicles(context, created)),
      ...(await updateVehicles(context, updated, (row) => before(row)?.is_gone === true)),
    ]
    await writeLedger(context, [...created, ...updated])
    await announceStock(client, tenantId, ids)
    await client.query('commit')
    return { created, updated, unchanged, refused }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function findPrior({ client, tenantId }: WriteContext, rows: SettledRow[]): Promise<Map<string, Prior>> {
  const { rows: found } = await client.query<Prior>(
    `select asked.stocknum, v.slug, l.fingerprint, l.gone_at is not null as is_gone
     from unnest($2::text[]) as asked(stocknum)
     left join vehicles v on v.tenant_id = $1 and v.stocknum = asked.stocknum
     left join stock.feed_ledger l on l.tenant_id = $1 and l.stocknum = asked.stocknum`,
    [tenantId, rows.map(({ stocknum }) => stocknum)],
  )
  return new Map(found.map((prior) => [prior.stocknum, prior]))
}

function splitNew(rows: SettledRow[]): { created: SettledRow[]; refused: Written['refused'] } {
  const lackOf = ({ vehicle }: SettledRow) => requiredFields.find((field) => vehicle[field] === undefined)
  return {
    created: rows.filter((row) => lackOf(row) === undefined),
    refused: rows.flatMap((row) => {
      const field = lackOf(row)
      if (field === undefined) return []
      const { cells, line, stocknum } = row
      return [
        { cells, note: { line, stocknum, outcome: 'rejected', field, reason: `a new vehicle needs its ${field}` } },
      ]
    }),
  }
}

async function insertVehicles(context: WriteContext, rows: SettledRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const { client, tenantId, places, now } = context
  const at = now.toISOString()
  const slugs = await freeSlugs(context, rows)
  const records = rows.map((row, index) => ({
    ...row.vehicle,
    ...placeOf(row.vehicle, places),
    stocknum: row.stocknum,
    sold_at: row.vehicle.status === 'sold' ? (row.vehicle.sold_at ?? at) : null,
    tenant_id: tenantId,
    slug: slugs[index],
    views: 0,
    created_at: at,
    updated_at: at,
  }))
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const { rows: written } = await client.query<{ id: number }>(
    `insert into vehicles (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::vehicles, $1::jsonb)
     returning id`,
    [JSON.stringify(records)],
  )
  return written.map(({ id }) => id)
}

async function updateVehicles(
  { client, tenantId, fields, places, now }: WriteContext,
  rows: SettledRow[],
  isBack: (row: SettledRow) => boolean,
): Promise<number[]> {
  if (rows.length === 0) return []
  const saysStatus = fields.includes('status')
  const records = rows.map((row) => ({
    ...row.vehicle,
    ...placeOf(row.vehicle, places),
    stocknum: row.stocknum,
    status: saysStatus ? row.vehicle.status : isBack(row) ? 'in_stock' : null,
  }))
  const plain = fields.filter((field) => !['stocknum', 'status', 'sold_at'].includes(field))
  const placed = fields.includes('location_name') || fields.includes('dealership_slug') ? places.columns : []
  const columns = [...new Set([...plain, ...placed])]
  const { rows: written } = await client.query<{ id: number }>(
    `update vehicles v
     set ${columns.map((column) => `${column} = n.${column},`).join(' ')}
         status = coalesce(n.status, v.status),
         sold_at = case coalesce(n.status, v.status)
           when 'sold' then coalesce(n.sold_at, v.sold_at, $3) else null end,
         updated_at = $3
     from jsonb_populate_recordset(null::vehicles, $1::jsonb) n
     where v.tenant_id = $2 and v.stocknum = n.stocknum
     returning v.id`,
    [JSON.stringify(records), tenantId, now],
  )
  return written.map(({ id }) => id)
}

async function writeLedger({ client, tenantId }: WriteContext, rows: SettledRow[]): Promise<void> {
  await client.query(
    `insert into stock.feed_ledger (tenant_id, stocknum, fingerprint)
     select $1, * from unnest($2::text[], $3::text[])
     on conflict (tenant_id, stocknum) do update set fingerprint = excluded.fingerprint, gone_at = null`,
    [tenantId, rows.map(({ stocknum }) => stocknum), rows.map(({ fingerprint }) => fingerprint)],
  )
}

/** `2019-kia-rio-s-a1234`: name and stock number. */
const slugOf = ({ vehicle, stocknum }: SettledRow): string => {
  const number = toSlug(stocknum)
  const name = toSlug(vehicle.name ?? '').slice(0, 110 - number.length)
  return toSlug([name, number].filter(Boolean).join('-'))
}

/** Stock numbers that differ only in what a slug cannot hold (`A/1`, `A-1`) would share an address: the later one's gets a tail. */
async function freeSlugs({ client, tenantId }: WriteContext, rows: SettledRow[]): Promise<string[]> {
  const wanted = rows.map(slugOf)
  const { rows: found } = await client.query<{ slug: string }>(
    'select slug from vehicles where tenant_id = $1 and slug = any($2::text[])',
    [tenantId, wanted],
  )
  const taken = new Set(found.map(({ slug }) => slug))
  return rows.map((row, at) => {
    const slug = wanted[at] ?? ''
    const free = taken.has(slug) ? `${slug.slice(0, 108)}-${toSlug(row.fingerprint).slice(0, 10)}` : slug
    taken.add(free)
    return free
  })
}
