import type { Pool } from 'pg'
import { feedImport, type FeedDay, type FeedHealth, type FeedImport } from '#schemas/api/staff-feeds.ts'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { hasPhotoLedger } from '../../stock/photos/store.ts'

const importsShown = 10
const photosShown = 20

const written = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null

type Moments = Pick<FeedHealth, 'lastLooked' | 'lastReceived' | 'lastImported' | 'lastFailed' | 'failure'>

/** When a feed was last checked, received, imported and failed. */
export async function findMoments(pool: Pool, id: number): Promise<Moments> {
  type Row = Record<'looked' | 'received' | 'imported' | 'failed', Date | null> & { failure: string | null }
  const { rows } = await pool.query<Row>(
    `select last_looked_at as looked, last_received_at as received, last_imported_at as imported, last_failed_at as failed,
       last_failure as failure
     from stock_feeds where id = $1`,
    [id],
  )
  const [row] = rows
  return {
    lastLooked: written(row?.looked),
    lastReceived: written(row?.received),
    lastImported: written(row?.imported),
    lastFailed: written(row?.failed),
    failure: row?.failure ?? null,
  }
}

/** The newest imports of a feed. */
export async function listImports(pool: Pool, id: number): Promise<FeedImport[]> {
  const { rows } = await pool.query<Record<string, unknown> & { started: Date | null; finished: Date | null }>(
    `select id, file_name as "fileName", status, started_at as started, finished_at as finished, failure,
       coalesce(read, 0)::int as read, coalesce(created, 0)::int as created, coalesce(updated, 0)::int as updated,
       coalesce(unchanged, 0)::int as unchanged, coalesce(rejected, 0)::int as rejected, coalesce(kept, 0)::int as kept,
       (coalesce(sold, 0) + coalesce(withdrawn, 0))::int as gone
     from stock_imports where feed_id = $1 order by created_at desc, id desc limit $2`,
    [id, importsShown],
  )
  return rows.map(({ started, finished, ...row }) =>
    feedImport.parse({ ...row, startedAt: written(started), finishedAt: written(finished) }),
  )
}

/** Imports of a feed on each of the last 30 days, in the site's time zone. */
export async function countImportsByDay(pool: Pool, { feed, now }: { feed: StockFeed; now: Date }): Promise<FeedDay[]> {
  const { rows } = await pool.query<FeedDay>(
    `with days as (
       select generate_series(($3::timestamptz at time zone $2)::date - 29, ($3::timestamptz at time zone $2)::date, interval '1 day')::date as day
     )
     select to_char(d.day, 'YYYY-MM-DD') as day, count(i.id)::int as imports,
       (count(i.id) filter (where i.status = 'failed'))::int as failed,
       coalesce(sum(i.created), 0)::int as created, coalesce(sum(i.updated), 0)::int as updated,
       coalesce(sum(i.unchanged), 0)::int as unchanged, coalesce(sum(i.rejected), 0)::int as rejected
     from days d
     left join stock_imports i on i.feed_id = $1 and (i.started_at at time zone $2)::date = d.day
     group by d.day order by d.day`,
    [feed.id, feed.tenant.timeZone, now],
  )
  return rows
}

/** Counts a site's stored, pending and failed photos, with examples of failures. */
export async function summarisePhotos(pool: Pool, tenantId: number): Promise<FeedHealth['photos']> {
  if (!(await hasPhotoLedger(pool))) return { stored: 0, waiting: 0, failing: 0, givenUp: 0, examples: [] }
  const counted = await pool.query<Omit<FeedHealth['photos'], 'examples'>>(
    `select (count(*) filter (where file is not null))::int as stored,
       (count(*) filter (where file is null and failures = 0))::int as waiting,
       (count(*) filter (where file is null and failures > 0 and next_try_at is not null))::int as failing,
       (count(*) filter (where file is null and failures > 0 and next_try_at is null))::int as "givenUp"
     from stock.photos where tenant_id = $1`,
    [tenantId],
  )
  const { rows } = await pool.query<{
    url: string
    failure: string | null
    failures: number
    next_try_at: Date | null
  }>(
    `select url, failure, failures, next_try_at from stock.photos
     where tenant_id = $1 and file is null and failures > 0 order by failures desc, url limit $2`,
    [tenantId, photosShown],
  )
  return {
    ...(counted.rows[0] ?? { stored: 0, waiting: 0, failing: 0, givenUp: 0 }),
    examples: rows.map(({ url, failure, failures, next_try_at }) => ({
      url,
      reason: failure ?? '',
      tries: failures,
      nextTry: written(next_try_at),
    })),
  }
}

export async function isImportOfSite(pool: Pool, tenantId: number, id: number): Promise<boolean> {
  const { rowCount } = await pool.query('select from stock_imports where id = $1 and tenant_id = $2', [id, tenantId])
  return rowCount !== 0
}

/** A row of a feed as an import listed it. */
export interface ListedRow {
  row?: number | null
  stocknum?: string | null
  reasons?: string[] | null
}

/** One page of an import's rejected and duplicate rows, and their total. */
export async function findRejectedRows(
  pool: Pool,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ListedRow[] }> {
  const rejected = `
    from stock_imports i cross join lateral jsonb_array_elements(i.rows) with ordinality as listed(item, place)
    where i.id = $1 and jsonb_typeof(i.rows) = 'array' and item ->> 'outcome' in ('rejected', 'duplicate')`
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${rejected}`, [id])
  const { rows } = await pool.query<{ item: ListedRow }>(`select item ${rejected} order by place limit $2 offset $3`, [
    id,
    limit,
    offset,
  ])
  return { total: counted.rows[0]?.total ?? 0, rows: rows.map(({ item }) => item) }
}

/** The report of an import of a site; null without one. */
export async function findReportFile(pool: Pool, tenantId: number, id: number): Promise<string | null> {
  const { rows } = await pool.query<{ report_file: string | null }>(
    'select report_file from stock_imports where id = $1 and tenant_id = $2',
    [id, tenantId],
  )
  return rows[0]?.report_file ?? null
}
