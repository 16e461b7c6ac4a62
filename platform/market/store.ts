import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { lockUntilCommit } from '#cms/database/advisory-lock.ts'
import type { AskedPrice } from '#schemas/market/comparable-stock.ts'
import { carType } from '#schemas/vehicle/vehicle.ts'
import { inPoolTransaction } from '../base/database/transaction.ts'

/**
 * Asking prices of the platform's dealers, one row per country, make and model, so that a comparison reads one row. Owned by the worker,
 * outside the CMS's migrations; updated hourly, since reading all vehicles is expensive and prices change slowly.
 */
const ledger = `
  create schema if not exists market;
  create table if not exists market.offers (
    country text not null,
    item_type text not null,
    make text not null,
    model text not null,
    offers jsonb not null,
    noted_at timestamptz not null,
    primary key (country, item_type, make, model)
  );`

/** The newest offers of a model are a sufficient sample. */
const mostOffers = 2_000

/** Stores the priced stock of every public site. A concurrent call waits, in any process. */
export async function noteOffers(pool: Pool, now: Date): Promise<{ models: number }> {
  return inPoolTransaction(pool, async (client) => {
    await lockUntilCommit(client, { name: 'marketOffers' })
    await client.query(ledger)
    const { rowCount } = await client.query(note, [now, mostOffers])
    await client.query('delete from market.offers where noted_at < $1', [now])
    return { models: rowCount ?? 0 }
  })
}

/** An offer price below the price applies, as on the site. `10.00` and less is no price: `schemas/vehicle/price-display.ts`. */
const note = `
  with offered as (
    select t.country::text as country, v.item_type::text as item_type, lower(v.make) as make, lower(v.model) as model,
           v.id, v.year, v.km, v.badge, v.car_type,
           case when v.offer_price > 1000 and (v.price is null or v.offer_price < v.price) then v.offer_price else v.price end as price
    from vehicles v join tenants t on t.id = v.tenant_id
    where v.status = 'in_stock' and v.show_on_dealer_website and v.year is not null and t.is_template is not true
  ), ranked as (
    select *, row_number() over (partition by country, item_type, make, model order by id desc) as place
    from offered where price > 1000
  )
  insert into market.offers
  select country, item_type, make, model,
         jsonb_agg(jsonb_build_array(id, year, km, badge, car_type, price) order by id), $1
  from ranked where place <= $2
  group by country, item_type, make, model
  on conflict (country, item_type, make, model) do update set offers = excluded.offers, noted_at = excluded.noted_at`

const freshFor = 3_600_000

/** Whether offers were stored within the last hour. */
export async function hasFreshOffers(pool: Pool, now: Date): Promise<boolean> {
  if (!(await hasLedger(pool))) return false
  const { rowCount } = await pool.query('select from market.offers where noted_at > $1 limit 1', [
    new Date(now.getTime() - freshFor),
  ])
  return rowCount === 1
}

async function hasLedger(database: Pool | PoolClient): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>(`select to_regclass('market.offers') is not null as found`)
  return rows[0]?.found ?? false
}

const storedOffer = z.tuple([
  z.int(),
  z.coerce.number(),
  z.coerce.number().nullable(),
  z.string().nullable(),
  carType,
  z.coerce.number(),
])

interface Model {
  country: 'AU' | 'NZ'
  item_type: string
  make: string
  model: string
}

/** All offers of a make and model in a country, ignoring case; empty before the first update. */
export async function findOffers(pool: Pool, { country, item_type: kind, make, model }: Model): Promise<AskedPrice[]> {
  if (!(await hasLedger(pool))) return []
  const { rows } = await pool.query<{ offers: unknown }>(
    'select offers from market.offers where country = $1 and item_type = $2 and make = lower($3) and model = lower($4)',
    [country, kind, make, model],
  )
  return z
    .array(storedOffer)
    .parse(rows[0]?.offers ?? [])
    .map(([id, year, km, badge, type, price]) => ({ id, year, km, badge, car_type: type, price }))
}
