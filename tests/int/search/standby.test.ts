import pg from 'pg'
import { Meilisearch } from 'meilisearch'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everySite, listStale, markStale, prepareBacklog } from '#platform/search/index-backlog-store.ts'
import { createMeilisearchSearch } from '#platform/search/meilisearch/meilisearch-search.ts'
import { createInMemorySearch } from '#platform/search/in-memory/in-memory-search.ts'
import type { CatchingUp, Search } from '#platform/search/search-port.ts'
import { withFailover } from '#platform/search/failover/with-failover.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { breakableLink, type BreakableLink } from '#tests/support/breakable-link.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { until } from '#tests/support/forecourt.ts'
import { aSearchDocument } from './a-search-document.ts'
import { startMeilisearch, type RunningEngine } from './engines.ts'

const image = process.env['MEILISEARCH_IMAGE']

describe.runIf(image)('with a search engine that goes away', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let server: RunningEngine<{ url: string; key: string }>
  let link: BreakableLink
  let engine: Search
  let search: Search

  const answeredBy: string[] = []

  beforeAll(async () => {
    database = await emptyDatabase()
    pool = new pg.Pool({ connectionString: database.url, max: 6 })
    pool.on('connect', (client) => client.on('error', () => undefined))
    server = await startMeilisearch(image ?? '')
    const { hostname, port } = new URL(server.value.url)
    link = await breakableLink({ host: hostname, port: Number(port) })
    engine = createMeilisearchSearch({ url: `http://127.0.0.1:${link.port}`, key: server.value.key })
    search = withFailover({ engine: told(engine), standby: told(createInMemorySearch({ pool })), pool, checkEvery: 50 })
    await prepareBacklog(pool)
    await search.prepare()
  })
  beforeEach(() =>
    search.rebuild(stock(aSearchDocument({ id: 1 }), aSearchDocument({ id: 2, make: 'Kia', model: 'Rio' }))),
  )
  afterEach(async () => {
    link.fix()
    await catchUp()
  })
  afterAll(async () => {
    await pool.end()
    await link.stop()
    await server.stop()
    await database.stop()
  })

  /** The same engine, which tells that it has answered. */
  const told = (asked: Search): Search => ({
    ...asked,
    search: async (request) => {
      const answer = await asked.search(request)
      answeredBy.push(asked.engine)
      return answer
    },
  })
  const stock = (...documents: SearchDocument[]) =>
    async function* () {
      yield documents
    }
  const rules = readListingRules(siteConfig.parse({}))
  const askSite = async (tenantId: number, query: object) => {
    const answer = await search.search({
      tenantId,
      country: 'AU',
      rules,
      query: searchQuery.parse(query),
      now: new Date('2026-03-10T00:00:00Z'),
    })
    return { ...answer, ms: 0, by: answeredBy.at(-1) }
  }
  const ask = (query = {}) => askSite(1, query)
  /** What the worker does every minute, with the standby's documents for the database's vehicles. */
  const refresh: CatchingUp = {
    site: async (lacking, tenantId) => {
      const { hits } = await createInMemorySearch({ pool }).search({
        tenantId,
        country: 'AU',
        rules,
        query: searchQuery.parse({}),
        now: new Date(),
      })
      await lacking.put(hits)
    },
    everySite: (lacking) => refresh.site(lacking, 1),
  }

  /** Until the engine is known to be back and misses nothing. */
  const catchUp = () =>
    until(
      async () => {
        await search.catchUp(refresh)
        return (await ask()).by
      },
      (by) => by === 'meilisearch',
    )
  /** Until a question has found out that the engine is away. */
  const goAway = async () => {
    link.cut()
    expect((await ask()).by).toBe('postgres')
  }

  test('the engine answers while it is there', async () => {
    expect((await ask()).by).toBe('meilisearch')
  })

  test('from the moment that another process notes a missed change of a site, the engine is not asked about it', async () => {
    expect((await ask()).by).toBe('meilisearch')
    await markStale(pool, [1])
    expect((await ask()).by).toBe('postgres')
    expect((await askSite(2, {})).by).toBe('meilisearch')
    await search.catchUp(refresh)
    expect((await ask()).by).toBe('meilisearch')
  })

  test('while it is away the same question has the same answer, from the database', async () => {
    const questions = [{}, { query: 'corola' }, { facets: { make: ['Kia'] } }, { near: { place: '4215' } }]
    const before = await Promise.all(questions.map(ask))
    link.cut()
    const during = await Promise.all(questions.map(ask))
    expect(during.map(({ by }) => by)).toEqual(questions.map(() => 'postgres'))
    expect(during.map((answer) => ({ ...answer, by: '' }))).toEqual(before.map((answer) => ({ ...answer, by: '' })))
    const many = await search.searchMany([
      { tenantId: 1, country: 'AU', rules, query: searchQuery.parse({}), now: new Date('2026-03-10T00:00:00Z') },
    ])
    expect(many.map((hits) => hits.length)).toEqual([2])
  })

  test('anyone who asks while it is known to be away does not wait for it', async () => {
    await goAway()
    const started = performance.now()
    for (let times = 0; times < 20; times += 1) await ask()
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  test('stock that changes meanwhile is found at once, and what the engine has missed is noted', async () => {
    await goAway()
    await search.put([aSearchDocument({ id: 3, make: 'Mazda', model: '3' })])
    await search.remove({ tenantId: 1, ids: [2] })
    expect((await ask()).hits.map(({ id }) => id)).toEqual([3, 1])
    expect((await listStale(pool)).map(({ tenantId }) => tenantId)).toEqual([1])
  })

  test('once it is back it is not asked about a site of which it has missed something', async () => {
    await goAway()
    await search.put([aSearchDocument({ id: 3, make: 'Mazda', model: '3' })])
    link.fix()
    // The other site's answer proves that the engine is known to be back.
    const { seen } = await until(
      async () => ({ other: await askSite(2, {}), own: await ask() }),
      ({ other, own }) => other.by === 'meilisearch' && own.by === 'postgres',
    )
    expect(seen.own.count).toBe(3)
  })

  test('when it has caught up it answers again, without a restart', async () => {
    await goAway()
    await search.put([aSearchDocument({ id: 3, make: 'Mazda', model: '3' })])
    link.fix()
    await catchUp()
    expect(await listStale(pool)).toEqual([])
    const { seen } = await until(ask, ({ by }) => by === 'meilisearch')
    expect(seen.hits.map(({ id }) => id)).toContain(3)
  })

  test('an index that the server has lost is no shopper’s business either, and is built again', async () => {
    const client = new Meilisearch({ host: server.value.url, apiKey: server.value.key })
    await client.deleteIndex('forecourt_vehicles').waitTask()
    expect(await ask()).toMatchObject({ by: 'postgres', count: 2 })
    await client
      .index('forecourt_vehicles')
      .addDocuments([{ id: 9 }])
      .waitTask()
    await until(
      async () => (await ask()).by,
      (by) => by === 'postgres',
    )
    expect((await listStale(pool)).map(({ tenantId }) => tenantId)).toContain(everySite)
    await search.catchUp(refresh)
    const { seen } = await until(ask, ({ by }) => by === 'meilisearch')
    expect(seen.count).toBe(2)
  })

  test('a process starts while it is away, and every site is owed', async () => {
    link.cut()
    expect(await search.prepare()).toEqual({ needsRebuild: false })
    expect((await listStale(pool)).map(({ tenantId }) => tenantId)).toContain(everySite)
    expect((await ask()).by).toBe('postgres')
  })
})
