import type { Pool } from 'pg'

/** A vehicle whose price somebody follows, by the watchlist or by a price alert; `price` is what they were last told, in cents. */
export interface FollowedPrice {
  kind: 'watch' | 'price'
  id: number
  tenantId: number
  vehicleId: number
  price: number | null
  email: string | null
  phone: string | null
}

/** `currentPrice` of schemas/vehicle/price-display.ts, so that the database looks through all of them. */
const current = `case when offer_price > 1000 and (vehicles.price is null or offer_price < vehicles.price) then offer_price
  when vehicles.price > 1000 then vehicles.price end`

const most = 2_000

/** Those of vehicles that now cost something else, so many a turn. */
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
