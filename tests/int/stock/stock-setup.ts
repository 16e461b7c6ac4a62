import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { StockFormatName } from '#platform/stock/formats/formats.ts'
import { importStock, type StockImport } from '#platform/stock/import-stock.ts'
import { previewFeed } from '#platform/stock/preview-feed.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

export interface Site {
  id: number
  slug: string
}

export interface StockSetup {
  app: TestCms
  pool: pg.Pool
  folder: string
  newSite: () => Promise<Site>
  newFeed: (site: Site, name: string) => Promise<number>
  aFile: (content: string | Buffer, name?: string) => Promise<string>
  runImport: (site: Site, file: string, more?: Partial<StockImport>) => ReturnType<typeof importStock>
  preview: (
    site: Site,
    file: string,
    more?: { mapping?: FeedMapping | StockFormatName | null; feedId?: number | null },
  ) => ReturnType<typeof previewFeed>
  stock: (site: Site) => Promise<Record<string, unknown>[]>
  stop: () => Promise<void>
}

/** A database, a folder for feeds, and what a test of imports asks for again and again. */
export async function startStockSetup(): Promise<StockSetup> {
  const app = await startCms()
  const pool = new pg.Pool({ connectionString: app.databaseUrl })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-'))
  let sites = 0
  let files = 0
  return {
    app,
    pool,
    folder,
    newSite: async () => {
      sites += 1
      const slug = `site-${sites}`
      const { id } = await app.cms.create({
        collection: 'tenants',
        data: { name: slug, slug, country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' },
      })
      return { id, slug }
    },
    newFeed: async (site, name) => {
      const { rows } = await pool.query<{ id: number }>(
        `insert into stock_feeds (tenant_id, name) values ($1, $2) returning id`,
        [site.id, name],
      )
      return rows[0]?.id ?? 0
    },
    aFile: async (content, name) => {
      files += 1
      const file = join(folder, name ?? `feed-${files}`)
      await writeFile(file, content)
      return file
    },
    runImport: (tenant, file, more = {}) =>
      importStock({
        pool,
        tenant,
        file,
        format: 'forecourt',
        whenMissing: 'withdrawn',
        dataDir: folder,
        now: () => new Date('2026-03-10T00:00:00.000Z'),
        ...more,
      }),
    preview: (tenant, file, { mapping = null, feedId = null } = {}) =>
      previewFeed({ pool, tenant, feedId, file, mapping, now: new Date('2026-03-10T00:00:00.000Z') }),
    stock: async (site) => {
      const { rows } = await pool.query('select * from vehicles where tenant_id = $1 order by stocknum', [site.id])
      return rows
    },
    stop: async () => {
      await pool.end()
      await app.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
