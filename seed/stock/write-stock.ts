import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { inPoolTransaction } from '#platform/base/database/transaction.ts'
import { announceStock } from '#platform/stock/stock-events-store.ts'
import { forecourtHeading, forecourtLine } from '#platform/stock/formats/write-forecourt.ts'
import { importStock } from '#platform/stock/import-stock.ts'
import type { Portrait } from '../subjects/portrait.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import { generateStock, stockSeed } from './generate-stock.ts'
import { isProfile, stockProfiles } from './profiles.ts'
import { listPlaces, type StockItem } from './stock-item.ts'
import { tellFeed } from './write-feeds.ts'
import { writeHistoryReports } from './write-history-reports.ts'
import { writePictures } from './write-pictures.ts'

interface StockSeed {
  sites: readonly { company: DemoTenant; id: number }[]
  /** The feed of a company's stock, by slug. */
  feeds: ReadonlyMap<string, number>
  /** Approximate number of vehicles of all companies. */
  count: number
  say: (line: string) => void
}

const usualCount = Object.values(stockProfiles).reduce((sum, { count }) => sum + count, 0)

/** Imports each company's stock as a dealer's feed, and copies its pictures. Running it again changes nothing. */
export async function writeStock({ sites, feeds, count, say }: StockSeed): Promise<void> {
  const dataDir = resolve(process.env['FORECOURT_DATA_DIR'] ?? '.forecourt')
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 3 })
  const portraitsByTenant = new Map<string, Portrait[]>()
  try {
    for (const { company, id } of sites.filter((site) => isProfile(site.company.slug))) {
      say(`Import the stock of ${company.name}`)
      const items = await generate(pool, { company, id, share: count / usualCount })
      portraitsByTenant.set(
        company.slug,
        items.flatMap(({ portraits }) => portraits),
      )
      await writeHistoryReports(join(dataDir, 'stock'), {
        slug: company.slug,
        vehicles: items.map(({ vehicle }) => vehicle),
      })
      const feed = feeds.get(company.slug) ?? null
      await importItems({ pool, dataDir, id, slug: company.slug, feed }, items)
      if (feed !== null) await tellFeed({ pool, dataDir, site: { id, slug: company.slug }, feed, items })
    }
  } finally {
    await pool.end()
  }
  say('Copy the pictures of the stock')
  await writePictures(join(dataDir, 'stock'), portraitsByTenant)
}

/** Based on the site's creation date, so that a second run generates the same vehicles. */
async function generate(
  pool: pg.Pool,
  { company, id, share }: { company: DemoTenant; id: number; share: number },
): Promise<StockItem[]> {
  if (!isProfile(company.slug)) return []
  const { rows } = await pool.query<{ created_at: Date }>('select created_at from tenants where id = $1', [id])
  const profile = stockProfiles[company.slug]
  return [
    ...generateStock({
      seed: stockSeed,
      profile,
      places: listPlaces(company),
      now: rows[0]?.created_at ?? new Date(0),
      count: Math.round(profile.count * share),
    }),
  ]
}

interface Destination {
  pool: pg.Pool
  dataDir: string
  id: number
  slug: string
  feed: number | null
}

async function importItems({ pool, dataDir, id, slug, feed }: Destination, items: readonly StockItem[]): Promise<void> {
  const folder = join(dataDir, 'seed')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${slug}.csv`)
  await pipeline(Readable.from(lines(items)), createWriteStream(file))
  const { counts } = await importStock({
    pool,
    tenant: { id, slug },
    file,
    format: 'forecourt',
    feedId: feed,
    whenMissing: 'withdrawn',
    dataDir,
    now: () => new Date(),
    allowManyMissing: false,
  })
  await rm(file)
  if (counts.rejected > 0)
    throw new Error(`${counts.rejected} generated vehicles of ${slug} were refused by the importer.`)
  if (counts.created > 0) await addOwnWork(pool, { id, items })
}

function* lines(items: readonly StockItem[]): Generator<string> {
  yield forecourtHeading
  for (const { vehicle } of items) yield forecourtLine(vehicle)
}

/** Adds data that feeds do not contain: arrival date, views and hotspots. */
async function addOwnWork(pool: pg.Pool, { id, items }: { id: number; items: readonly StockItem[] }): Promise<void> {
  await inPoolTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update vehicles set created_at = given.arrived, views = given.views, hotspots = coalesce(nullif(given.hotspots, '[]'), vehicles.hotspots)
       from unnest($2::text[], $3::timestamptz[], $4::int[], $5::jsonb[])
         as given(stocknum, arrived, views, hotspots)
       where vehicles.tenant_id = $1 and vehicles.stocknum = given.stocknum
         and vehicles.created_at > given.arrived
       returning vehicles.id`,
      [
        id,
        items.map(({ vehicle }) => vehicle.stocknum),
        items.map(({ arrivedAt }) => arrivedAt),
        items.map(({ views }) => views),
        items.map(({ hotspots }) => JSON.stringify(hotspots)),
      ],
    )
    await announceStock(
      client,
      id,
      rows.map((row) => row.id),
    )
  })
}
