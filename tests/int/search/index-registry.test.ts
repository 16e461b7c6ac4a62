import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createInMemorySearch } from '#platform/search/in-memory/in-memory-search.ts'
import { createIndexRegistry } from '#platform/search/in-memory/index-registry.ts'
import type { Search } from '#platform/search/search-port.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { aSearchDocument } from './a-search-document.ts'

/** Two processes on one database, each with the stock in its own memory. Each test begins with an empty index. */
let database: TestDatabase
let pool: pg.Pool
let processes: [Search, Search]

beforeAll(async () => {
  database = await emptyDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 6 })
  pool.on('connect', (client) => client.on('error', () => undefined))
  processes = [createInMemorySearch({ pool }), createInMemorySearch({ pool })]
  await processes[0].prepare()
})
beforeEach(() => processes[0].rebuild(async function* () {}))
afterAll(async () => {
  await pool.end()
  await database.stop()
})

const rules = readListingRules(siteConfig.parse({}))
const ask = (search: Search, query = {}, tenantId = 1) =>
  search.search({
    tenantId,
    country: 'AU',
    rules,
    query: searchQuery.parse({ hitsPerPage: 100, ...query }),
    now: new Date(),
  })
const makesIn = async (search: Search, tenantId = 1) => (await ask(search, {}, tenantId)).facets['make']

const aChange = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    ids: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
    make: fc.constantFrom('Kia', 'Ford', 'Mazda'),
  }),
  fc.record({ kind: fc.constant('remove' as const), ids: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }) }),
  fc.record({ kind: fc.constant('rebuild' as const) }),
)

test('whatever one process changes, the next question to either is answered by it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), aChange), { maxLength: 12 }), async (changes) => {
      const stock = new Map<number, string>()
      const documents = () => Array.from(stock, ([id, make]) => aSearchDocument({ id, make, model: 'X' }))
      await processes[0].rebuild(async function* () {
        yield documents()
      })
      for (const [at, change] of changes) {
        const search = processes[at] ?? processes[0]
        if (change.kind === 'put') {
          for (const id of change.ids) stock.set(id, change.make)
          await search.put(change.ids.map((id) => aSearchDocument({ id, make: change.make, model: 'X' })))
        } else if (change.kind === 'remove') {
          for (const id of change.ids) stock.delete(id)
          await search.remove({ tenantId: 1, ids: change.ids })
        } else {
          await search.rebuild(async function* () {
            yield documents()
          })
        }
        const expected: Record<string, number> = {}
        for (const make of stock.values()) expected[make] = (expected[make] ?? 0) + 1
        expect(await Promise.all(processes.map((one) => makesIn(one)))).toEqual([expected, expected])
        const words = await Promise.all(processes.map((one) => ask(one, { query: 'kia' })))
        expect(words.map(({ count }) => count)).toEqual([expected['Kia'] ?? 0, expected['Kia'] ?? 0])
      }
    }),
    { numRuns: 25 },
  )
})

test('a site whose vehicles change again and again takes no more memory than they need', async () => {
  const [search] = processes
  const all = Array.from({ length: 700 }, (_, at) => aSearchDocument({ id: at + 1, tenantId: 7 }))
  for (let times = 0; times < 6; times += 1) {
    await search.put(all.map((document) => ({ ...document, make: `Make ${times}` })))
    expect(await makesIn(search, 7)).toEqual({ [`Make ${times}`]: 700 })
  }
})

test('a change of more vehicles than are followed one by one is read as a whole', async () => {
  const [search, other] = processes
  const documents = (make: string) =>
    Array.from({ length: 20_500 }, (_, at) => ({ ...anyCar, id: at + 1, tenant_id: 11, make, slug: `m-${at}` }))
  const anyCar = aSearchDocument({ id: 1, tenantId: 11 })
  await search.put(documents('Old'))
  expect(await makesIn(other, 11)).toEqual({ Old: 20_500 })
  await search.put(documents('New'))
  expect(await makesIn(other, 11)).toEqual({ New: 20_500 })
})

test('a question that comes while a great change is being written sees all of it or none', async () => {
  const [search, other] = processes
  const documents = (make: string) =>
    Array.from({ length: 3_000 }, (_, at) => aSearchDocument({ id: at + 1, tenantId: 8, make }))
  await search.put(documents('Old'))
  const writing = { isDone: false }
  const written = search.put(documents('New')).finally(() => (writing.isDone = true))
  const seen = new Set<string>()
  while (!writing.isDone) seen.add(JSON.stringify(await makesIn(other, 8)))
  await written
  seen.add(JSON.stringify(await makesIn(other, 8)))
  expect([...seen].filter((makes) => makes !== '{"Old":3000}' && makes !== '{"New":3000}')).toEqual([])
  expect(seen.has('{"New":3000}')).toBe(true)
})

test('one site’s stock is nothing to another’s', async () => {
  await processes[0].put([
    aSearchDocument({ id: 1, tenantId: 8, make: 'Kia' }),
    aSearchDocument({ id: 1, tenantId: 9, make: 'Lada' }),
  ])
  expect(await makesIn(processes[1], 10)).toEqual({})
  expect((await ask(processes[1], { query: 'lada' }, 8)).count).toBe(0)
})

test('every site’s stock is read before anybody asks', async () => {
  await processes[0].put([
    aSearchDocument({ id: 1, tenantId: 8, make: 'Kia' }),
    aSearchDocument({ id: 1, tenantId: 9, make: 'Lada' }),
  ])
  const third = createInMemorySearch({ pool })
  await third.warm()
  expect(await makesIn(third, 9)).toEqual({ Lada: 1 })
})

test('a site’s stock is read ahead when it is told that something changed', async () => {
  await processes[0].put([aSearchDocument({ id: 1, tenantId: 9, make: 'Lada' })])
  const fourth = createInMemorySearch({ pool })
  await fourth.warm(9)
  await pool.query(`update search.vehicles set entry = 'never read' where tenant_id = 9`)
  expect(await makesIn(fourth, 9)).toEqual({ Lada: 1 })
  await processes[0].put([aSearchDocument({ id: 2, tenantId: 9, make: 'Lada' })])
  await fourth.warm(9)
  await pool.query(`update search.vehicles set entry = 'never read' where tenant_id = 9`)
  expect(await makesIn(fourth, 9)).toEqual({ Lada: 2 })
})

test('a site that nobody asked about takes no room from those that were', async () => {
  const few = Array.from({ length: 40 }, (_, at) => aSearchDocument({ id: at + 1, tenantId: 21, make: 'Saab' }))
  await processes[0].put(few)
  await processes[0].put([aSearchDocument({ id: 1, tenantId: 22, make: 'Lada' })])
  const registry = createIndexRegistry({ pool, most: 420 })
  const asked = await registry.get(22)
  await registry.keepWarm(21)
  expect(await registry.get(22)).toBe(asked)
  await pool.query(`update search.vehicles set entry = 'never read' where tenant_id = 21`)
  await expect(registry.get(21)).rejects.toThrow('JSON')
})
