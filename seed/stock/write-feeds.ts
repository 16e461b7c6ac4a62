import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type pg from 'pg'
import { forecourtHeading, forecourtLine } from '#platform/stock/formats/write-forecourt.ts'
import { ensure } from '../ensure.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import { demoFeeds } from './demo-feeds.ts'
import { createRandom } from './random.ts'
import type { StockItem } from './stock-item.ts'

interface Site {
  company: DemoTenant
  id: number
}

/** Writes the feeds of each company; returns the feed of its stock by slug. */
export async function writeFeeds(cms: Payload, sites: readonly Site[]): Promise<Map<string, number>> {
  const main = new Map<string, number>()
  for (const { company, id: tenant } of sites) {
    const feeds = demoFeeds[company.slug]
    if (!feeds) continue
    await allowHosts(cms, { tenant, hosts: feeds.hosts })
    for (const { name, ...data } of [feeds.main, ...feeds.others]) {
      const id = await ensure(cms, { collection: 'stock-feeds', identity: { tenant, name }, data })
      if (name === feeds.main.name) main.set(company.slug, id)
    }
  }
  return main
}

/** Hosts configured by staff stay. */
async function allowHosts(
  cms: Payload,
  { tenant, hosts }: { tenant: number; hosts: readonly string[] },
): Promise<void> {
  const { allowedFeedHosts } = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (allowedFeedHosts && allowedFeedHosts.length > 0) return
  await cms.update({ collection: 'tenants', id: tenant, data: { allowedFeedHosts: [...hosts] }, depth: 0 })
}

interface FeedInput {
  pool: pg.Pool
  dataDir: string
  site: { id: number; slug: string }
  feed: number
  items: readonly StockItem[]
}

/** A month of past imports, and the next file in the feed's folder. A feed with past imports stays unchanged. */
export async function tellFeed(input: FeedInput): Promise<void> {
  const { pool, feed, site, items } = input
  const past = await pool.query(`select from stock_imports where feed_id = $1 and file_name like 'told-%' limit 1`, [
    feed,
  ])
  if (past.rowCount === 0) await pool.query(history, [site.id, feed, JSON.stringify(nights(site.slug, items.length))])
  await pool.query(
    `update stock_feeds f set last_received_at = i.at, last_imported_at = i.at
     from (select max(finished_at) as at from stock_imports where feed_id = $1) i
     where f.id = $1 and f.last_imported_at is null`,
    [feed],
  )
  await leaveFile(input)
}

const history = `
  insert into stock_imports (tenant_id, feed_id, file_name, format, status, failure, started_at, finished_at, created_at, updated_at,
    read, created, updated, unchanged, rejected, withdrawn, rows)
  select $1, $2, 'told-' || to_char(now() - make_interval(days => n.ago), 'YYYY-MM-DD') || '.csv', 'forecourt',
    n.status::enum_stock_imports_status, n.failure, at, at + interval '9 seconds', at, at + interval '9 seconds',
    n.read, n.created, n.updated, n.unchanged, n.rejected, n.withdrawn, n.rows
  from jsonb_to_recordset($3::jsonb) as n(ago int, status text, failure text, read int, created int, updated int, unchanged int,
    rejected int, withdrawn int, rows jsonb)
  join tenants t on t.id = $1
  cross join lateral (
    select (date_trunc('day', now() at time zone t.time_zone) - make_interval(days => n.ago) + time '02:30') at time zone t.time_zone as at
  ) night`

interface Night {
  ago: number
  status: 'done' | 'failed'
  failure: string | null
  read: number
  created: number
  updated: number
  unchanged: number
  rejected: number
  withdrawn: number
  rows: { row: number; stocknum: string; outcome: string; reasons: string[] }[]
}

function nights(slug: string, stock: number): Night[] {
  return Array.from({ length: 29 }, (_, at) => {
    const ago = 29 - at
    const random = createRandom('feed', slug, ago)
    if (ago === 11)
      return {
        ...nothing,
        ago,
        status: 'failed',
        failure: 'The file has no heading that we know: it lacks "stocknum".',
      }
    const created = random.chance(0.7) ? random.between(1, Math.max(2, Math.round(stock / 40))) : 0
    const updated = random.between(0, Math.max(3, Math.round(stock / 15)))
    const rejected = random.chance(0.35) ? random.between(1, 4) : 0
    const read = Math.max(created + updated + rejected, Math.round(stock * (0.9 + 0.003 * at)))
    const rows = Array.from({ length: rejected }, (_, nth) => ({
      row: random.between(2, read),
      stocknum: `${slug.slice(0, 2).toUpperCase()}${random.between(1_000, 9_999)}`,
      outcome: 'rejected',
      reasons: [nth % 2 === 0 ? 'price: is no amount ("P.O.A").' : 'A new vehicle needs its model.'],
    }))
    const unchanged = read - created - updated - rejected
    const withdrawn = random.chance(0.5) ? random.between(1, 3) : 0
    return { ...nothing, ago, read, created, updated, unchanged, rejected, withdrawn, rows }
  })
}

const nothing: Night = {
  ago: 0,
  status: 'done',
  failure: null,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  withdrawn: 0,
  rows: [],
}

/** The next file: some price drops, and two rows with errors. */
async function leaveFile({ dataDir, site, items }: FeedInput): Promise<void> {
  const feeds = demoFeeds[site.slug]
  if (!feeds?.hasFile) return
  const folder = join(dataDir, 'feeds', site.slug)
  const file = join(folder, (feeds.main.pattern ?? '*.csv').replace('*', 'tonight'))
  if (await stat(join(folder, 'done')).catch(() => null)) return
  await mkdir(folder, { recursive: true })
  const lines = items.map(({ vehicle }, at) =>
    forecourtLine(
      at % 17 === 3 && vehicle.price ? { ...vehicle, price: Math.max(100_000, vehicle.price - 100_000) } : vehicle,
    ),
  )
  const [first] = items
  const broken = first
    ? [
        forecourtLine({ ...first.vehicle, stocknum: 'NEW-1', make: '' }),
        forecourtLine({ ...first.vehicle, stocknum: '' }),
      ]
    : []
  await writeFile(file, [forecourtHeading, ...lines, ...broken].join(''))
}
