import type { Pool } from 'pg'
import { feedImport, type FeedDay, type FeedHealth, type FeedImport } from '#schemas/api/staff-feeds.ts'
import { isProblem } from '#schemas/problem.ts'
import { nextLook } from '#schemas/stock/feed-schedule.ts'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { isAskedFor } from '../../jobs/queues.ts'
import { findWithheldVehicles } from '../../stock/withheld-vehicles.ts'
import { hasPhotoLedger } from '../../stock/photos/photo-ledger.ts'
import type { StaffService } from '../service.ts'
import { findOwnFeed } from './find-own-feed.ts'

const importsShown = 10
const photosShown = 20

export const feedHealth: StaffService<'feedHealth'> = async (context, { feed: id }) => {
  const { pool } = context
  const feed = await findOwnFeed(context, id)
  if (isProblem(feed)) return feed
  const [moments, imports, days, photos, isAsked, held] = await Promise.all([
    findMoments(pool, id),
    findImports(pool, id),
    findDays(pool, { feed, now: context.now }),
    findPhotos(pool, feed.tenant.id),
    isAskedFor(pool, { queue: 'import-feed', key: String(id) }),
    findWithheldVehicles(pool, feed),
  ])
  return {
    now: context.now.toISOString(),
    name: feed.name,
    timeZone: feed.tenant.timeZone,
    isAskedFor: isAsked,
    nextLook: written(nextLook({ ...feed, timeZone: feed.tenant.timeZone })),
    ...moments,
    held,
    imports,
    days,
    photos,
  }
}

const written = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null

type Moments = Pick<FeedHealth, 'lastLooked' | 'lastReceived' | 'lastImported' | 'lastFailed' | 'failure'>

async function findMoments(pool: Pool, id: number): Promise<Moments> {
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

async function findImports(pool: Pool, id: number): Promise<FeedImport[]> {
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

async function findDays(pool: Pool, { feed, now }: { feed: StockFeed; now: Date }): Promise<FeedDay[]> {
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

async function findPhotos(pool: Pool, tenantId: number): Promise<FeedHealth['photos']> {
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
