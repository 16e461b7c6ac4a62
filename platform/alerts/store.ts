import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { getDatabase } from '#cms/index.ts'
import type { AlertKind } from '#schemas/shopper/alert-kind.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { AlertRef } from './unsubscribe-link.ts'

/** A shopper on a site. */
export interface ShopperRef {
  tenantId: number
  shopperId: number
}

/** A vehicle on a shopper's watchlist. */
export interface WatchRef extends ShopperRef {
  vehicleId: number
}

export interface SearchRef extends ShopperRef {
  id: number
}

/** The watchlist, newest first, up to a limit. */
export async function listWatched(pool: Pool, { tenantId, shopperId }: ShopperRef, most: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select vehicle_id as id from watchlist_entries where tenant_id = $1 and shopper_id = $2 and vehicle_id is not null
     order by created_at desc, id desc limit $3`,
    [tenantId, shopperId, most],
  )
  return rows.map(({ id }) => id)
}

const toPair = ({ shopperId, vehicleId }: WatchRef): string => `${shopperId}:${vehicleId}`

export async function isWatched(pool: Pool, watch: WatchRef): Promise<boolean> {
  const known = 'select from watchlist_entries where tenant_id = $1 and pair = $2'
  return (await pool.query(known, [watch.tenantId, toPair(watch)])).rowCount === 1
}

export interface NewWatch extends WatchRef {
  /** Current price of the vehicle, in cents. */
  price: number | null
  now: Date
  /** Maximum length of the watchlist. */
  most: number
}

/** Adds a vehicle to a watchlist. False if it is already listed or the list is full. */
export async function insertWatch(pool: Pool, watch: NewWatch): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into watchlist_entries (tenant_id, shopper_id, vehicle_id, price, alerts, pair, created_at, updated_at)
     select $1, $2, $3, $4, true, $5, $6, $6
     where (select count(*) from watchlist_entries where tenant_id = $1 and shopper_id = $2) < $7
     on conflict (tenant_id, pair) do nothing`,
    [watch.tenantId, watch.shopperId, watch.vehicleId, watch.price, toPair(watch), watch.now, watch.most],
  )
  return rowCount === 1
}

export async function deleteWatch(pool: Pool, { tenantId, shopperId, vehicleId }: WatchRef): Promise<void> {
  await pool.query('delete from watchlist_entries where tenant_id = $1 and shopper_id = $2 and vehicle_id = $3', [
    tenantId,
    shopperId,
    vehicleId,
  ])
}

export interface AlertSwitchInput {
  alerts: boolean
  now: Date
}

/** Enables or disables the alerts of a watched vehicle. False if it is not on the list. */
export async function switchWatchAlerts(
  pool: Pool,
  { tenantId, shopperId, vehicleId }: WatchRef,
  { alerts, now }: AlertSwitchInput,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update watchlist_entries set alerts = $4, updated_at = $5 where tenant_id = $1 and shopper_id = $2 and vehicle_id = $3',
    [tenantId, shopperId, vehicleId, alerts, now],
  )
  return rowCount === 1
}

export interface SavedSearchRow {
  id: number
  path: string
}

/** The shopper's saved searches, read with the shopper's row locked, so that concurrent saves respect the limit. */
export async function listSearchesLocked(
  payload: Payload,
  { tenantId, shopperId }: ShopperRef,
  req: InTransaction,
): Promise<SavedSearchRow[]> {
  const database = await getDatabase({ payload, ...req })
  await database.execute(sql`select from shoppers where id = ${shopperId} for update`)
  const { rows } = await database.execute<{ id: number; path: string }>(
    sql`select id, path from saved_searches where tenant_id = ${tenantId} and shopper_id = ${shopperId}`,
  )
  return rows
}

export interface NewSearch extends ShopperRef {
  /** Id of the saved search to replace. */
  id: number | null
  name: string
  path: string
  now: Date
}

/** Saves a search; the shopper is notified of vehicles from now on. Returns its id. */
export async function writeSearch(payload: Payload, search: NewSearch, req: InTransaction): Promise<number> {
  const data = { name: search.name, path: search.path, alerts: true, told_at: search.now.toISOString() }
  const options = { collection: 'saved-searches', depth: 0, overrideAccess: true, req } as const
  const { id } =
    search.id === null
      ? await payload.create({ ...options, data: { ...data, tenant: search.tenantId, shopper: search.shopperId } })
      : await payload.update({ ...options, id: search.id, data })
  return id
}

/** Deletes a saved search. False if the shopper has none with that id. */
export async function deleteSearch(pool: Pool, { tenantId, shopperId, id }: SearchRef): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from saved_searches where tenant_id = $1 and shopper_id = $2 and id = $3',
    [tenantId, shopperId, id],
  )
  return rowCount === 1
}

/** Enables or disables the alerts of a saved search. Once enabled, the shopper is notified of vehicles from now on. */
export async function switchSearchAlerts(
  pool: Pool,
  { tenantId, shopperId, id }: SearchRef,
  { alerts, now }: AlertSwitchInput,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update saved_searches set alerts = $4, told_at = case when $4 then $5 else told_at end, updated_at = $5
     where tenant_id = $1 and shopper_id = $2 and id = $3`,
    [tenantId, shopperId, id, alerts, now],
  )
  return rowCount === 1
}

export interface PriceAlertRef extends ShopperRef {
  id: number
  email: string | null
  now: Date
}

/** Ends a price alert that belongs to the shopper by account or by verified email address. False if there is none. */
export async function endOwnPriceAlert(pool: Pool, alert: PriceAlertRef): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update price_alerts set ended_at = $5, updated_at = $5
     where tenant_id = $1 and id = $2 and ended_at is null and (shopper_id = $3 or lower(email) = $4)`,
    [alert.tenantId, alert.id, alert.shopperId, alert.email, alert.now],
  )
  return rowCount === 1
}

export interface NewPriceAlert {
  tenantId: number
  shopperId: number | null
  email: string
  vehicleId: number
  leadId: number
  /** Current price of the vehicle, in cents. */
  price: number | null
}

/** One alert per address and vehicle: an ended one starts again. */
export async function writePriceAlert(payload: Payload, alert: NewPriceAlert, req: InTransaction): Promise<void> {
  const { tenantId, shopperId: shopper, email, vehicleId: vehicle, leadId: lead, price } = alert
  const pair = `${email.toLowerCase()}:${vehicle}`
  const data = { email, vehicle, lead, shopper, price, ended_at: null, pair }
  const options = { collection: 'price-alerts', depth: 0, overrideAccess: true, req } as const
  const { docs } = await payload.update({
    ...options,
    where: { and: [{ tenant: { equals: tenantId } }, { pair: { equals: pair } }] },
    data,
  })
  if (docs.length === 0) await payload.create({ ...options, data: { ...data, tenant: tenantId } })
}

const ending = {
  watch: 'update watchlist_entries set alerts = false, updated_at = $3 where tenant_id = $1 and id = $2',
  search: 'update saved_searches set alerts = false, updated_at = $3 where tenant_id = $1 and id = $2',
  price: 'update price_alerts set ended_at = $3, updated_at = $3 where tenant_id = $1 and id = $2 and ended_at is null',
} as const satisfies Record<AlertKind, string>

/** Ends an alert. An ended or deleted alert stays unchanged. */
export async function endAlert(pool: Pool, { tenantId, kind, id }: AlertRef, now: Date): Promise<void> {
  await pool.query(ending[kind], [tenantId, id, now])
}
