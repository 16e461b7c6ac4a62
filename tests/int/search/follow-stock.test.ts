import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyEvent } from '#platform/search/apply-event.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { createMeilisearchSearch } from '#platform/search/meilisearch/meilisearch-search.ts'
import { refreshTenant } from '#platform/search/refresh-vehicles.ts'
import { prepareSearch, reindex } from '#platform/search/reindex.ts'
import { SearchUnavailable, type Search } from '#platform/search/search-port.ts'
import { importStock } from '#platform/stock/import-stock.ts'
import { event } from '#schemas/event.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

let app: TestCms
let pool: pg.Pool
let search: Search
let folder: string
/** Each test has a tenant of its own. */
let tenant: { id: number; slug: string }
const warnings: string[] = []
const indexing = () => ({ pool, search, warn: (message: string) => void warnings.push(message) })

beforeAll(async () => {
  app = await startCms()
  pool = new pg.Pool({ connectionString: app.databaseUrl })
  pool.on('connect', (client) => client.on('error', () => undefined))
  search = createSearch({ pool, env: {} })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-index-'))
  await prepareSearch(indexing())
})
beforeEach(async () => {
  tenant = await aTenant()
  warnings.length = 0
})
afterAll(async () => {
  await pool.end()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

async function aTenant() {
  const { id, slug } = await app.cms.create({
    collection: 'tenants',
    data: {
      name: 'Branch',
      slug: randomUUID(),
      country: 'AU',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Perth',
    },
  })
  return { id, slug }
}

const rules = readListingRules(siteConfig.parse({}))
const ask = (asked = search) =>
  asked.search({ tenantId: tenant.id, country: 'AU', rules, query: searchQuery.parse({}), now: new Date() })
const listed = async () => (await ask()).hits.map(({ stocknum }) => stocknum).sort()

async function runImport(...rows: string[]) {
  const file = join(folder, 'stock.csv')
  await writeFile(file, ['stocknum,make,model,car_type,price', ...rows].join('\n'))
  await importStock({
    pool,
    tenant,
    file,
    format: 'forecourt',
    whenMissing: 'withdrawn',
    dataDir: folder,
    now: () => new Date(),
  })
}

/** Hands every event that nobody has had yet to the index, as the worker does. */
async function work() {
  const { rows } = await pool.query(
    `update outbox set processed_at = now() where processed_at is null
     returning id, tenant_id as "tenantId", type, payload -> 'ids' as ids`,
  )
  for (const row of rows) await applyEvent(indexing(), event.parse(row))
}

const aCar = 'Kia,Rio,used,9990'

async function stocked(...rows: string[]) {
  await runImport(...rows)
  await work()
}

async function idOf(stocknum: string): Promise<number> {
  const { docs } = await app.cms.find({
    collection: 'vehicles',
    where: { tenant: { equals: tenant.id }, stocknum: { equals: stocknum } },
  })
  return docs[0]?.id ?? 0
}

test('the first start builds the index from the stock that is there', async () => {
  await runImport(`A1,${aCar}`, `A2,${aCar}`)
  await pool.query('drop schema search, indexing cascade')
  await prepareSearch(indexing())
  expect(await listed()).toEqual(['A1', 'A2'])
  await work()
  expect(await listed()).toEqual(['A1', 'A2'])
})

test('the index follows an import: new stock is found, stock that is gone is not', async () => {
  await stocked(`A1,${aCar}`, `A2,${aCar}`)
  await runImport(`A2,${aCar}`, `A3,${aCar}`)
  expect(await listed()).toEqual(['A1', 'A2'])
  await work()
  expect(await listed()).toEqual(['A2', 'A3'])
})

test('the index follows the admin: a change, a deletion', async () => {
  await stocked(`A2,${aCar}`, `A3,${aCar}`)
  const id = await idOf('A3')
  await app.cms.update({ collection: 'vehicles', id, data: { model: 'Stonic' } })
  await work()
  expect((await ask()).facets['model']).toEqual({ Rio: 1, Stonic: 1 })
  await app.cms.delete({ collection: 'vehicles', id })
  await work()
  expect(await listed()).toEqual(['A2'])
})

test('an event without ids brings the whole stock of its tenant up to date', async () => {
  await stocked(`A2,${aCar}`)
  await pool.query(`update vehicles set make = 'Mazda' where tenant_id = $1`, [tenant.id])
  const ghosts = (await ask()).hits.map((hit) => ({ ...hit, id: 999_999, stocknum: 'GHOST' }))
  await search.put(ghosts)
  await applyEvent(indexing(), { tenantId: tenant.id, type: 'vehicle.changed', ids: [] })
  expect(await listed()).toEqual(['A2'])
  expect((await ask()).facets['make']).toEqual({ Mazda: 1 })
})

test('another tenant’s event does not touch this one’s vehicles', async () => {
  await stocked(`A2,${aCar}`)
  const ids = await search.ids(tenant.id)
  expect(ids).toHaveLength(1)
  const other = await aTenant()
  await applyEvent(indexing(), { tenantId: other.id, type: 'vehicle.changed', ids })
  expect(await search.ids(tenant.id)).toEqual(ids)
})

test('a change that is committed while the index is built again is in the new index', async () => {
  await stocked(`A2,${aCar}`)
  let isChanged = false
  await reindex({
    ...indexing(),
    onProgress: () => {
      isChanged = true
    },
    search: {
      ...search,
      rebuild: (batches) =>
        search.rebuild(async function* () {
          yield* batches()
          await runImport(`A2,${aCar}`, `A9,${aCar}`)
        }),
    },
  })
  expect(isChanged).toBe(true)
  expect(await listed()).toEqual(['A2', 'A9'])
})

test('a vehicle that cannot be read is left out and named, and keeps no other out', async () => {
  await stocked(`A2,${aCar}`, `A9,${aCar}`)
  const id = await idOf('A9')
  await pool.query('update vehicles set year = 12 where id = $1', [id])
  await reindex(indexing())
  expect(await listed()).toEqual(['A2'])
  expect(warnings.filter((words) => words.startsWith(`Vehicle ${id} `))).toEqual([
    expect.stringMatching(/^Vehicle \d+ cannot be read and is left out: year/),
  ])
})

test('a lender’s total that differs from its repayments by more than a dollar is logged once', async () => {
  await stocked(`A2,${aCar}`)
  const id = await idOf('A2')
  const lend = async (totalPayable: number) => {
    warnings.length = 0
    const angle = { paymentWeek: 100_00, balloon: 4_000_00, termYears: 5, totalPayable }
    await pool.query(`update vehicles set finance_lenders = $1 where id = $2`, [JSON.stringify({ angle }), id])
    await refreshTenant(indexing(), tenant.id)
    return warnings.filter((words) => words.startsWith('Lender'))
  }
  await app.cms.update({ collection: 'tenants', id: tenant.id, data: { config: { finance: { provider: 'angle' } } } })
  expect(await lend(30_001_00)).toEqual([])
  expect(await lend(26_000_00)).toEqual([
    expect.stringMatching(
      /^Lender angle quotes totals .* \(vehicles: 1\)\. Vehicle \d+: \$26,000 instead of \$30,000\.$/,
    ),
  ])
  expect(await lend(26_000_00)).toEqual([])
  expect(await lend(27_000_00)).toEqual([expect.stringContaining('$27,000 instead of $30,000')])
})

const weekly = async () => (await ask()).hits.map((hit) => hit.weekly_price)

test('the index follows the finance settings of a site, its template’s too, and no other change of it', async () => {
  await stocked(`A2,${aCar}`)
  const settle = async (finance: object) => {
    await app.cms.update({ collection: 'tenants', id: tenant.id, data: { config: { finance } } })
    await work()
    return (await ask()).hits.map((hit) => [hit.weekly_price, hit.weekly_comparison_rate])
  }
  expect(await settle({ provider: 'none' })).toEqual([[null, null]])
  expect(await settle({ provider: 'manual', leastFinanced: 4_000_000_00 })).toEqual([[null, null]])
  const [[estimate, rate] = []] = await settle({ provider: 'manual', leastFinanced: null })
  expect(estimate).toBeGreaterThan(0)
  expect(await settle({ provider: 'manual', monthlyFee: 800 })).toEqual([[estimate, expect.any(Number)]])
  expect((await ask()).hits[0]?.weekly_comparison_rate).toBeGreaterThan(rate ?? Infinity)
  expect((await ask()).facets['weekly_price_range']).toEqual({ ':50': 1 })

  await pool.query('update vehicles set price = price * 2 where tenant_id = $1', [tenant.id])
  await app.cms.update({ collection: 'tenants', id: tenant.id, data: { tagline: 'Good cars' } })
  await work()
  expect(await weekly()).toEqual([estimate])
})

test('vehicles stand where their location is, and the index follows when it moves', async () => {
  await stocked(`A2,${aCar}`)
  const { id } = await app.cms.create({
    collection: 'locations',
    data: {
      tenant: tenant.id,
      name: 'Branch',
      slug: 'branch',
      address: { city: 'Fremantle', state: 'WA', postcode: '6160' },
    },
  })
  const near = async (place: string) =>
    (
      await search.search({
        tenantId: tenant.id,
        country: 'AU',
        rules,
        query: searchQuery.parse({ near: { place, radius: 25 } }),
        now: new Date(),
      })
    ).count
  await pool.query('update vehicles set location_id = $1 where tenant_id = $2', [id, tenant.id])
  await applyEvent(indexing(), { tenantId: tenant.id, type: 'stock.imported', ids: [] })
  expect([await near('6160'), await near('Hobart')]).toEqual([1, 0])
  await app.cms.update({ collection: 'locations', id, data: { address: { lat: -42.88, long: 147.33 } } })
  await work()
  expect([await near('6160'), await near('Hobart')]).toEqual([0, 1])
})

test('an engine that is away, or in trouble, is unavailable and not a bug', async () => {
  const away = createMeilisearchSearch({ url: 'http://127.0.0.1:9', key: 'key' })
  expect(await away.isHealthy()).toBe(false)
  await expect(ask(away)).rejects.toBeInstanceOf(SearchUnavailable)

  const server = createServer((_, response) => response.writeHead(500).end('{"message":"no memory"}'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const troubled = createMeilisearchSearch({ url: `http://127.0.0.1:${port}`, key: 'key' })
  await expect(ask(troubled)).rejects.toBeInstanceOf(SearchUnavailable)
  server.close()

  const noDatabase = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
  await expect(ask(createSearch({ pool: noDatabase, env: {} }))).rejects.toBeInstanceOf(SearchUnavailable)
})
