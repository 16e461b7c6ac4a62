import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { InTransaction } from '../base/database/transaction.ts'

/** A vehicle whose price a shopper follows, by the watchlist or a price alert. `price` is the last price sent to the shopper, in cents. */
export interface FollowedPrice {
  kind: 'watch' | 'price'
  id: number
  tenantId: number
  vehicleId: number
  price: number | null
  email: string | null
  phone: string | null
}

/** `currentPrice` of schemas/vehicle/price-display.ts in SQL, so that the database compares all prices. */
const current = `case when offer_price > 1000 and (vehicles.price is null or offer_price < vehicles.price) then offer_price
  when vehicles.price > 1000 then vehicles.price end`

const most = 2_000

/** Followed prices that have changed, at most 2,000 per call. */
export async function findChangedPrices(pool: Pool): Promise<FollowedPrice[]> {
  const { rows } = await pool.query<FollowedPrice>(
    `select 'watch' as kind, entry.id, entry.tenant_id as "tenantId", vehicle_id as "vehicleId", entry.price::float8 as price,
       shoppers.email, shoppers.phone
     from watchlist_entries entry join shoppers on shoppers.id = entry.shopper_id and shoppers.tenant_id = entry.tenant_id
       join vehicles on vehicles.id = entry.vehicle_id and vehicles.tenant_id = entry.tenant_id
     where entry.alerts and vehicles.status in ('in_stock', 'coming_soon') and (${current}) is distinct from entry.price and (${current}) is not null
     union all
     select 'price', alert.id, alert.tenant_id, vehicle_id, alert.price::float8, alert.email, null
     from price_alerts alert join vehicles on vehicles.id = alert.vehicle_id and vehicles.tenant_id = alert.tenant_id
     where alert.ended_at is null and vehicles.status in ('in_stock', 'coming_soon') and (${current}) is distinct from alert.price
       and (${current}) is not null
     order by kind, id limit $1`,
    [most],
  )
  return rows
}

const collections = { watch: 'watchlist-entries', price: 'price-alerts' } as const

export interface KnownPrice {
  /** Cents. */
  price: number
  /** When a message about it was sent; null for a price increase. */
  alertedAt: Date | null
}

/** Stores the last known price of a follower. False if another process stored one in the meantime. */
export async function storeKnownPrice(
  payload: Payload,
  followed: FollowedPrice,
  { price, alertedAt, req }: KnownPrice & { req: InTransaction },
): Promise<boolean> {
  const { docs } = await payload.update({
    collection: collections[followed.kind],
    where: {
      and: [
        { id: { equals: followed.id } },
        { price: followed.price === null ? { exists: false } : { equals: followed.price } },
      ],
    },
    data: { price, ...(followed.kind === 'price' && alertedAt ? { told_at: alertedAt.toISOString() } : {}) },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length > 0
}

/** A saved search with alerts, and the time up to which its shopper was notified. */
export interface FollowedSearch {
  id: number
  tenantId: number
  name: string
  path: string
  alertedAt: Date
  email: string | null
}

/** Saved searches with alerts whose shoppers were last notified before a given time. */
export async function findFollowedSearches(pool: Pool, until: Date): Promise<FollowedSearch[]> {
  const { rows } = await pool.query<FollowedSearch>(
    `select search.id, search.tenant_id as "tenantId", search.name, path, coalesce(told_at, search.created_at) as "alertedAt", shoppers.email
     from saved_searches search join shoppers on shoppers.id = search.shopper_id and shoppers.tenant_id = search.tenant_id
     where alerts and coalesce(told_at, search.created_at) < $1 order by search.id`,
    [until],
  )
  return rows
}

/** Stores the time up to which the shopper was notified. False if the shopper enabled the alert again in the meantime. */
export async function storeAlertedAt(
  payload: Payload,
  { id, alertedAt }: FollowedSearch,
  { until, req }: { until: Date; req: InTransaction },
): Promise<boolean> {
  const { docs } = await payload.update({
    collection: 'saved-searches',
    where: {
      and: [
        { id: { equals: id } },
        { or: [{ told_at: { equals: alertedAt.toISOString() } }, { told_at: { exists: false } }] },
      ],
    },
    data: { told_at: until.toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.length > 0
}
