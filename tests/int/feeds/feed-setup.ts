import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { findFeed } from '#platform/stock/feeds/feed-store.ts'
import { type FeedOutcome, type FeedRun, runFeed } from '#platform/stock/feeds/run-feed.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type DealerServer, startDealerServer } from './dealer-server.ts'

export interface FeedSetup {
  cms: Payload
  running: TestCms
  pool: pg.Pool
  server: DealerServer
  dataDir: string
  aSite: () => Promise<{ id: number; slug: string }>
  aFeed: (tenant: number, more?: Record<string, unknown>) => Promise<number>
  /** One turn of a feed, as the worker takes it. */
  run: (id: number, more?: Partial<FeedRun>) => Promise<FeedOutcome>
  /** Puts a file into a site's folder, changed so many seconds ago. */
  drop: (slug: string, file: { name: string; text: string; age?: number }) => Promise<void>
  files: (slug: string, folder?: string) => Promise<string[]>
  history: (tenant: number) => Promise<Record<string, unknown>[]>
  stocknums: (tenant: number) => Promise<string[]>
  stop: () => Promise<void>
}

/** The CMS, a database and a dealer's server for tests of feeds. */
export async function startFeedSetup(): Promise<FeedSetup> {
  const running = await startCms()
  const pool = new pg.Pool({ connectionString: running.databaseUrl })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const server = await startDealerServer()
  const { cms } = running
  const dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
  let made = 0
  const mark = () => `site-${(made += 1)}`
  return {
    cms,
    running,
    pool,
    server,
    dataDir,
    aSite: async () => {
      const slug = mark()
      const { id } = await cms.create({
        collection: 'tenants',
        data: {
          name: slug,
          slug,
          country: 'AU',
          locale: 'en-AU',
          currency: 'AUD',
          timeZone: 'Australia/Brisbane',
          allowedFeedHosts: ['feeds.localhost', 'photos.localhost'],
        },
      })
      return { id, slug }
    },
    aFeed: async (tenant, more = {}) => {
      const data = { tenant, name: mark(), source: 'folder', format: 'forecourt', pattern: '*.csv', ...more }
      return (await cms.create({ collection: 'stock-feeds', data: data as never })).id
    },
    run: async (id, more = {}) => {
      const feed = await findFeed(pool, id)
      if (!feed) throw new Error(`There is no feed ${id}.`)
      const asked = {
        pool,
        dataDir,
        network: networkWithLoopback,
        secret: cms.secret,
        now: () => new Date(),
        anyway: false,
      }
      return runFeed({ ...asked, ...more }, feed)
    },
    drop: async (slug, { name, text, age = 60 }) => {
      const folder = join(dataDir, 'feeds', slug)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), text)
      const changed = new Date(Date.now() - age * 1_000)
      await utimes(join(folder, name), changed, changed)
    },
    files: async (slug, folder = '.') => {
      const names = await readdir(join(dataDir, 'feeds', slug, folder), { withFileTypes: true }).catch(() => [])
      return names.filter((each) => each.isFile()).map(({ name }) => name)
    },
    history: async (tenant) => {
      const { rows } = await pool.query(
        'select file_name, status, failure, feed_id, created::int from stock_imports where tenant_id = $1 order by id',
        [tenant],
      )
      return rows
    },
    stocknums: async (tenant) => {
      const { rows } = await pool.query<{ stocknum: string }>(
        'select stocknum from vehicles where tenant_id = $1 order by stocknum',
        [tenant],
      )
      return rows.map(({ stocknum }) => stocknum)
    },
    stop: async () => {
      server.stop()
      await pool.end()
      await running.stop()
    },
  }
}

/** A feed in our own format; each vehicle by its stock number, with its pictures. */
export const aFeedOf = (...vehicles: (string | { stocknum: string; images: string[] })[]): string =>
  [
    'stocknum,name,make,model,car_type,price,images',
    ...vehicles.map((each) => {
      const { stocknum, images } = typeof each === 'string' ? { stocknum: each, images: [] } : each
      const pictures = images.map((url) => ({ image: { url, thumb: { url } }, isVideo: false }))
      return `${stocknum},2022 Kia Rio,Kia,Rio,used,9990,"${JSON.stringify(pictures).replaceAll('"', '""')}"`
    }),
  ].join('\n')
