import type { Pool } from 'pg'
import { lockUntilCommit } from '#cms/database/advisory-lock.ts'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import type { RefusalCode } from '../fetch/fetch-refusal.ts'

/**
 * State of each picture address in feeds: its stored file, or the number of failures, the reason (`code` of a refusal and a sentence) and
 * the next attempt (`next_try_at` null: never). Owned by the worker, outside the CMS's migrations; if it is lost, all pictures are
 * downloaded again.
 */
const ledger = `
  create schema if not exists stock;
  create table if not exists stock.photos (
    tenant_id int not null,
    url text not null,
    file text,
    failures int not null default 0,
    failure text,
    next_try_at timestamptz,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, url)
  );
  alter table stock.photos add column if not exists code text;
  create index if not exists photos_next_try on stock.photos (tenant_id, next_try_at) where file is null;`

export async function preparePhotoLedger(pool: Pool): Promise<void> {
  if (await hasPhotoLedger(pool)) return
  await inPoolTransaction(pool, async (client) => {
    await lockUntilCommit(client, { name: 'photoLedgerTables' })
    await client.query(ledger)
  })
}

export async function hasPhotoLedger(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_attribute where attrelid = to_regclass('stock.photos') and attname = 'code' and not attisdropped`,
  )
  return rowCount === 1
}

/** Adds new addresses of vehicles for sale, and deletes those without a photo that no vehicle uses. */
export async function takeUpPhotos(pool: Pool, { tenantId, now }: { tenantId: number; now: Date }): Promise<void> {
  await pool.query(
    `with named as (
       select distinct item #>> '{image,url}' as url
       from vehicles v cross join lateral jsonb_array_elements(v.images) as item
       where v.tenant_id = $1 and v.status in ('in_stock', 'coming_soon') and jsonb_typeof(v.images) = 'array'
         and (item ->> 'isVideo') is distinct from 'true'
       union
       select url from vehicles v cross join lateral (
         select jsonb_array_elements_text(v.viewer -> 'spin_images') union select v.viewer ->> 'spin_interior_image'
       ) as turned(url)
       where v.tenant_id = $1 and v.status in ('in_stock', 'coming_soon')
         and jsonb_typeof(v.viewer -> 'spin_images') = 'array' and url is not null
     ), forgotten as (
       delete from stock.photos p where tenant_id = $1 and file is null and not exists (select from named n where n.url = p.url)
     )
     insert into stock.photos (tenant_id, url, next_try_at)
     select $1, url, $2 from named where url ~* '^https?://' and length(url) <= 2000
     on conflict do nothing`,
    [tenantId, now],
  )
}

/** Retries photos that were refused for their host, after the site has allowed it. */
export async function reconsiderHosts(
  pool: Pool,
  { tenantId, now, allows }: { tenantId: number; now: Date; allows: (host: string) => boolean },
): Promise<void> {
  const { rows } = await pool.query<{ url: string }>(
    `select url from stock.photos where tenant_id = $1 and file is null and code = 'host-not-allowed' and next_try_at is null`,
    [tenantId],
  )
  const urls = rows.map(({ url }) => url).filter((url) => URL.canParse(url) && allows(new URL(url).hostname))
  await pool.query(
    `update stock.photos set next_try_at = $3, failures = 0, code = null where tenant_id = $1 and url = any($2::text[])`,
    [tenantId, urls, now],
  )
}

/** Addresses due now, new ones first. */
export async function duePhotos(
  pool: Pool,
  { tenantId, now, most }: { tenantId: number; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ url: string }>(
    `select url from stock.photos where tenant_id = $1 and file is null and next_try_at <= $2 order by failures, url limit $3`,
    [tenantId, now, most],
  )
  return rows.map(({ url }) => url)
}

/** Tenants with due addresses. */
export async function tenantsWithDuePhotos(pool: Pool, now: Date): Promise<number[]> {
  if (!(await hasPhotoLedger(pool))) return []
  const { rows } = await pool.query<{ tenant_id: number }>(
    'select distinct tenant_id from stock.photos where file is null and next_try_at <= $1',
    [now],
  )
  return rows.map((row) => row.tenant_id)
}

interface PhotoNote {
  tenantId: number
  url: string
  now: Date
}

export async function notePhoto(pool: Pool, { tenantId, url, now, file }: PhotoNote & { file: string }): Promise<void> {
  await pool.query(
    `insert into stock.photos (tenant_id, url, file, updated_at) values ($1, $2, $3, $4)
     on conflict (tenant_id, url) do update set file = excluded.file, failure = null, next_try_at = null, updated_at = excluded.updated_at`,
    [tenantId, url, file, now],
  )
}

/** Minutes until the next attempt after each failure; none after the last. */
const waits = [5, 30, 120, 720, 1_440]

export interface PhotoFailure {
  words: string
  code: RefusalCode | 'no-photo'
  mayPass: boolean
}

export async function notePhotoFailure(
  pool: Pool,
  { tenantId, url, now, words, code, mayPass }: PhotoNote & PhotoFailure,
): Promise<void> {
  await pool.query(
    `insert into stock.photos as p (tenant_id, url, failures, failure, code, next_try_at, updated_at)
     values ($1, $2, 1, $3, $7, case when $5 then $4::timestamptz + make_interval(mins => ($6::int[])[1]) end, $4)
     on conflict (tenant_id, url) do update set failures = p.failures + 1, failure = excluded.failure, code = excluded.code,
       updated_at = excluded.updated_at,
       next_try_at = case when $5 then excluded.updated_at + make_interval(mins => ($6::int[])[p.failures + 1]) end`,
    [tenantId, url, words, now, mayPass, waits, code],
  )
}

/** A site by its id; null if it was deleted. */
export async function findTenant(pool: Pool, id: number): Promise<{ id: number; slug: string } | null> {
  const { rows } = await pool.query<{ id: number; slug: string }>('select id, slug from tenants where id = $1', [id])
  return rows[0] ?? null
}
