import { DatabaseError } from 'pg'
import { toSlug } from '#schemas/lib/slug.ts'
import { copyCells } from '../base/database/copy-rows.ts'
import { inClientTransaction } from '../base/database/transaction.ts'
import { noExistingKeys } from './existing-keys.ts'
import { insertLedgerRows, upsertLedgerRows } from './feed-ledger-store.ts'
import { findPlace, placeColumns } from './places.ts'
import type { Places } from './places-store.ts'
import { type PlanContext, type PlannedUpdate, planVehicles, type VehiclePlan } from './plan-vehicles.ts'
import type { ResolvedRow } from './resolve-rows.ts'
import { announceStock } from './stock-events-store.ts'
import { factColumns } from './validate-row.ts'
import {
  findTakenSlugs,
  insertVehicles,
  reserveVehicleIds,
  setAsynchronousCommit,
  updateVehicles,
} from './vehicles-store.ts'

export interface WriteContext extends PlanContext {
  places: Places
  now: Date
}

/**
 * Writes one batch and its events in one transaction; returns what was done. Only the feed's fields are overwritten, except those that
 * staff have locked; the slug stays. A vehicle that an earlier import removed is back in stock; one that staff marked as sold stays sold.
 * Asynchronous commits: the import's last transaction waits for all of them.
 */
export async function writeVehicles(context: WriteContext, rows: ResolvedRow[]): Promise<VehiclePlan> {
  try {
    return await writeAtOnce(context, rows)
  } catch (error) {
    if (!isTaken(error)) throw error
    return writeAtOnce({ ...context, existing: noExistingKeys }, rows)
  }
}

/** Staff entered one of these vehicles or slugs since the stock was read. */
const isTaken = (error: unknown) => error instanceof DatabaseError && error.code === '23505'

async function writeAtOnce(context: WriteContext, rows: ResolvedRow[]): Promise<VehiclePlan> {
  const { client, tenantId } = context
  return inClientTransaction(client, async () => {
    await setAsynchronousCommit(client)
    const plan = await planVehicles(context, rows)
    const { created, updated } = plan
    const ids = [...(await createVehicles(context, created)), ...(await overwriteVehicles(context, updated))]
    await writeLedger(context, [...created, ...updated.map(({ row }) => row)])
    await announceStock(client, tenantId, ids)
    return plan
  })
}

async function createVehicles(context: WriteContext, rows: ResolvedRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const { client, tenantId, places, now } = context
  const at = now.toISOString()
  const { slugs, ids } = await getAddresses(context, rows)
  const lines = rows.map((row, index) => {
    const { vehicle, stocknum, facts } = row
    const soldAt = vehicle.status === 'sold' ? (vehicle.sold_at ?? at) : null
    const place = findPlace(vehicle, places)
    const own = [ids[index], stocknum, soldAt, tenantId, slugs[index], 0, at, at]
    return `${facts}\t${copyCells([...placeColumns.map((column) => place[column]), ...own])}`
  })
  await insertVehicles(client, { columns: [...factColumns, ...placeColumns, ...ownColumns], lines })
  return ids
}

const ownColumns = ['id', 'stocknum', 'sold_at', 'tenant_id', 'slug', 'views', 'created_at', 'updated_at'] as const

async function overwriteVehicles(
  { client, tenantId, fields, places, now }: WriteContext,
  planned: PlannedUpdate[],
): Promise<number[]> {
  if (planned.length === 0) return []
  const saysStatus = fields.includes('status')
  const updates = planned.map(({ row, isBack, locked }) => ({
    values: {
      ...row.vehicle,
      ...findPlace(row.vehicle, places),
      stocknum: row.stocknum,
      status: saysStatus ? row.vehicle.status : isBack ? 'in_stock' : null,
    },
    locked,
  }))
  const plain = fields.filter((field) => !['stocknum', 'status', 'sold_at'].includes(field))
  const placed = fields.includes('location_name') || fields.includes('dealership_slug') ? placeColumns : []
  return updateVehicles(client, { tenantId, columns: [...new Set([...plain, ...placed])], updates, now })
}

/** New ledger rows are written by COPY, like new vehicles. */
async function writeLedger({ client, tenantId, feed, existing }: WriteContext, rows: ResolvedRow[]): Promise<void> {
  const { fresh = [], known = [] } = Object.groupBy(rows, ({ stocknum }) =>
    existing.mayHave(stocknum) ? 'known' : 'fresh',
  )
  await insertLedgerRows(client, { tenantId, feed, rows: fresh })
  await upsertLedgerRows(client, { tenantId, feed, rows: known })
}

/** `2019-kia-rio-s-a1234`: name and stock number. */
const getSlug = ({ vehicle, stocknum }: ResolvedRow): string => {
  const number = toSlug(stocknum)
  const name = toSlug(vehicle.name ?? '')
    .slice(0, 110 - number.length)
    .replace(/-$/, '')
  return [name, number].filter(Boolean).join('-')
}

/**
 * Slug and id of each new vehicle. Stock numbers that differ only in characters that a slug omits (`A/1`, `A-1`) would share a slug: the
 * later one gets a suffix.
 */
async function getAddresses({ client, tenantId, existing }: WriteContext, rows: ResolvedRow[]) {
  const preferredSlugs = rows.map(getSlug)
  const taken = await findTakenSlugs(client, {
    tenantId,
    slugs: preferredSlugs.filter((slug) => existing.mayHaveSlug(slug)),
  })
  const slugs = rows.map((row, at) => {
    const slug = preferredSlugs[at] ?? ''
    const free = taken.has(slug) ? `${slug.slice(0, 108)}-${toSlug(row.fingerprint).slice(0, 10)}` : slug
    taken.add(free)
    return free
  })
  return { slugs, ids: await reserveVehicleIds(client, rows.length) }
}
