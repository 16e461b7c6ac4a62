import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { releaseAdvisoryLocks, tryAdvisoryLock } from '#cms/database/advisory-lock.ts'
import { type Site, startStockSetup, type StockSetup } from './stock-setup.ts'

let setup: StockSetup
let site: Site
let first: number
let second: number

beforeAll(async () => {
  setup = await startStockSetup()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.newSite()
  first = await setup.newFeed(site, 'first')
  second = await setup.newFeed(site, 'second')
})

const feedOf = (...numbers: string[]) =>
  setup.aFile(
    ['stocknum,make,model,car_type,price,body', ...numbers.map((number) => `${number},Kia,Rio,used,9990,Sedan`)].join(
      '\n',
    ),
  )
const many = (mark: string, count: number) => Array.from({ length: count }, (_, at) => `${mark}${at}`)
const statuses = async () =>
  Object.fromEntries((await setup.stock(site)).map(({ stocknum, status }) => [stocknum, status]))

test('a vehicle of one feed is not missing from another', async () => {
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  const report = await setup.runImport(site, await feedOf('B1'), { feedId: second })
  expect(report).toMatchObject({ feed_id: second, missing: { found: 0, vehicles: 0 } })
  expect(await statuses()).toEqual({ A1: 'in_stock', A2: 'in_stock', B1: 'in_stock' })
})

test('a vehicle that two feeds have goes when the last of them lacks it, and comes back with either', async () => {
  await setup.runImport(site, await feedOf('A1', 'X'), { feedId: first })
  await setup.runImport(site, await feedOf('B1', 'X'), { feedId: second })
  expect((await setup.runImport(site, await feedOf('A1'), { feedId: first })).missing.found).toBe(0)
  expect((await statuses())['X']).toBe('in_stock')
  expect((await setup.runImport(site, await feedOf('B1'), { feedId: second })).missing.vehicles).toBe(1)
  expect((await statuses())['X']).toBe('withdrawn')
  await setup.runImport(site, await feedOf('A1', 'X'), { feedId: first })
  expect((await statuses())['X']).toBe('in_stock')
})

test('what was imported by hand is not kept in stock against the feed that brings it now', async () => {
  await setup.runImport(site, await feedOf('A1', 'A2'))
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  await setup.runImport(site, await feedOf('A1'), { feedId: first })
  expect(await statuses()).toEqual({ A1: 'in_stock', A2: 'withdrawn' })
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  expect((await statuses())['A2']).toBe('in_stock')
})

test('what a deleted feed brought counts as imported by hand: it stays until another feed or an import by hand decides', async () => {
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  await setup.app.cms.delete({ collection: 'stock-feeds', id: first })
  const { missing } = await setup.runImport(site, await feedOf('A1', 'B1'), { feedId: second })
  expect(missing.found).toBe(0)
  expect(await statuses()).toEqual({ A1: 'in_stock', A2: 'in_stock', B1: 'in_stock' })

  await setup.runImport(site, await feedOf('B1'), { feedId: second })
  expect(await statuses()).toEqual({ A1: 'withdrawn', A2: 'in_stock', B1: 'in_stock' })

  await setup.runImport(site, await feedOf('H1'))
  expect(await statuses()).toEqual({ A1: 'withdrawn', A2: 'withdrawn', B1: 'in_stock', H1: 'in_stock' })
})

test('what a deleted feed had taken out comes back with any import that has it', async () => {
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  await setup.runImport(site, await feedOf('A1'), { feedId: first })
  await setup.app.cms.delete({ collection: 'stock-feeds', id: first })
  expect((await setup.runImport(site, await feedOf('A2'))).counts.updated).toBe(1)
  expect((await statuses())['A2']).toBe('in_stock')
})

test('two feeds of a site at once both succeed, one after the other; the same feed twice is refused', async () => {
  const [one, other] = [await feedOf(...many('A', 2_500)), await feedOf(...many('B', 2_500))]
  const results = await Promise.allSettled([
    setup.runImport(site, one, { feedId: first }),
    setup.runImport(site, one, { feedId: first }),
    setup.runImport(site, other, { feedId: second }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason.message).toContain('is already being imported by this feed')
  expect(await setup.stock(site)).toHaveLength(5_000)
})

test('a feed that waits for another can be told to wait no longer', async () => {
  const other = await setup.pool.connect()
  try {
    expect(await tryAdvisoryLock(other, { name: 'stockImport', tenantId: site.id })).toBe(true)
    const stop = new AbortController()
    const waiting = setup.runImport(site, await feedOf('B1'), { feedId: second, signal: stop.signal })
    setTimeout(() => stop.abort(), 100)
    await expect(waiting).rejects.toThrow('aborted')
  } finally {
    other.release(await releaseAdvisoryLocks(other))
  }
  expect((await setup.runImport(site, await feedOf('B1'), { feedId: second })).counts.created).toBe(1)
})

test('a field that staff have locked is never written over, and the report says how many values were kept', async () => {
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  await setup.pool.query(
    `update vehicles set price = 1, body = 'Coupe', simple_body = 'Coupe', locked_fields = '["price", "body"]' where tenant_id = $1 and stocknum = 'A1'`,
    [site.id],
  )
  const next = await setup.aFile(
    'stocknum,make,model,car_type,price,body\nA1,Kia,Cerato,used,7990,SUV\nA2,Kia,Cerato,used,7990,SUV\n',
  )
  const report = await setup.runImport(site, next, { feedId: first })
  expect(report.counts).toMatchObject({ updated: 2, kept: 3 })
  expect(report.reasons).toContainEqual(
    expect.objectContaining({ field: 'price', rows: 1, reason: 'not imported: staff have locked the field' }),
  )
  expect(await setup.stock(site)).toMatchObject([
    { stocknum: 'A1', price: '1', body: 'Coupe', simple_body: 'Coupe', model: 'Cerato' },
    { stocknum: 'A2', price: '799000', body: 'SUV', simple_body: 'SUV', model: 'Cerato' },
  ])
})

test('a vehicle whose status staff have locked is not taken out by a feed that lacks it', async () => {
  await setup.runImport(site, await feedOf('A1', 'A2'), { feedId: first })
  await setup.pool.query(`update vehicles set locked_fields = '["status"]' where tenant_id = $1`, [site.id])
  await setup.runImport(site, await feedOf('A1'), { feedId: first })
  expect((await statuses())['A2']).toBe('in_stock')
})
