import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csvLine } from '#platform/stock/csv-line.ts'
import { exportStock } from '#platform/stock/export-stock.ts'
import { importStock, type StockImport } from '#platform/stock/import-stock.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

const realListings = '../shared/data/au-listings.csv'
const hasRealListings = await access(realListings).then(
  () => true,
  () => false,
)
if (!hasRealListings)
  process.stderr.write(`Stock tests: ${realListings} is not here, so the real listings are not imported.\n`)

let app: TestCms
let pool: pg.Pool
let folder: string
let site: { id: number; slug: string }
let tenants = 0

beforeAll(async () => {
  app = await startCms()
  pool = new pg.Pool({ connectionString: app.databaseUrl })
  pool.on('connect', (client) => client.on('error', () => undefined))
  folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-'))
})
afterAll(async () => {
  await pool.end()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  tenants += 1
  site = await aTenant(`site-${tenants}`)
})

async function aTenant(slug: string) {
  const { id } = await app.cms.create({
    collection: 'tenants',
    data: { name: slug, slug, country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' },
  })
  return { id, slug }
}

const nowIs = '2026-03-10T00:00:00.000Z'

function runImport(file: string, more: Partial<StockImport> = {}) {
  return importStock({
    pool,
    tenant: site,
    file,
    format: 'forecourt',
    whenMissing: 'withdrawn',
    dataDir: folder,
    now: () => new Date(nowIs),
    ...more,
  })
}

async function aFile(content: string | Buffer): Promise<string> {
  const file = join(folder, `feed-${Math.random()}.csv`)
  await writeFile(file, content)
  return file
}

const heading = ['stocknum', 'make', 'model', 'car_type', 'price', 'km']
const aRow = (stocknum: string, cells: Partial<Record<(typeof heading)[number], string>> = {}) =>
  heading.map(
    (column) =>
      ({ stocknum, make: 'Kia', model: 'Rio', car_type: 'used', price: '9990', km: '5', ...cells })[column] ?? '',
  )
const aFeed = (...rows: string[][]) => aFile([heading, ...rows].map(csvLine).join(''))
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => aRow(`A${at + 1}`))

const stock = async () => {
  const { rows } = await pool.query(
    `select stocknum, status, price::int, km::int, tag, sold_at, slug from vehicles where tenant_id = $1 order by stocknum`,
    [site.id],
  )
  return rows
}
const events = async () => {
  const { rows } = await pool.query<{ ids: number[] }>(
    `select payload -> 'ids' as ids from outbox where tenant_id = $1 and type = 'stock.imported' order by id`,
    [site.id],
  )
  return rows.map(({ ids }) => ids.length)
}

describe.skipIf(!hasRealListings)('the real listings of Australian dealers', () => {
  test('every row is imported or in the report, the counts are those of the raw file, and a second import changes nothing', async () => {
    const asked = { format: 'au-listings' } as const
    const first = await runImport(realListings, asked)
    expect(first.counts).toMatchObject({ read: 16_732, created: 16_731, rejected: 1, duplicates: 0 })
    expect(first.missing.vehicles).toBe(0)
    const { rows } = await pool.query(
      `select count(*)::int as all, count(*) filter (where make = 'Toyota')::int as toyota, count(*) filter (where state = 'NSW')::int as nsw,
              count(*) filter (where simple_fuel = 'Electric')::int as electric,
              count(*) filter (where make = 'Toyota' and simple_body = 'SUV' and price <= 3000000)::int as affordable
       from vehicles where tenant_id = $1`,
      [site.id],
    )
    expect(rows[0]).toEqual({ all: 16_731, toyota: 2_784, nsw: 6_400, electric: 115, affordable: 239 })

    const announced = await events()
    const second = await runImport(realListings, asked)
    expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 16_731, rejected: 1 })
    expect(await events()).toEqual(announced)
  }, 120_000)
})

test('a new vehicle is in stock, with an address made of its name and number, and is announced', async () => {
  const report = await runImport(await aFeed(aRow('A1'), aRow('A2')))
  expect(report.counts).toMatchObject({ read: 2, created: 2 })
  expect(await stock()).toMatchObject([
    { stocknum: 'A1', status: 'in_stock', price: 999_000, slug: 'kia-rio-a1' },
    { stocknum: 'A2' },
  ])
  expect(await events()).toEqual([2])
})

test('a changed price is written; the address, the fields that the feed does not know and the other vehicles stay', async () => {
  await runImport(await aFeed(aRow('A1'), aRow('A2')))
  await pool.query(`update vehicles set tag = 'Hot', name = 'By hand' where tenant_id = $1 and stocknum = 'A1'`, [
    site.id,
  ])
  const report = await runImport(await aFeed(aRow('A1', { price: '8990' }), aRow('A2')))
  expect(report.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  expect((await stock())[0]).toMatchObject({ price: 899_000, tag: 'Hot', slug: 'kia-rio-a1' })
  expect(await events()).toEqual([2, 1])
})

test('what staff changed stays while the feed says what it said', async () => {
  await runImport(await aFeed(aRow('A1')))
  await pool.query(`update vehicles set price = 1, status = 'sold' where tenant_id = $1`, [site.id])
  expect((await runImport(await aFeed(aRow('A1')))).counts.unchanged).toBe(1)
  await runImport(await aFeed(aRow('A1', { km: '6' })))
  expect((await stock())[0]).toMatchObject({ status: 'sold', price: 999_000, km: 6 })
})

test.each([
  ['withdrawn', null],
  ['sold', new Date(nowIs)],
] as const)(
  'a vehicle that the feed no longer has becomes %s, and comes back with the feed',
  async (whenMissing, sold_at) => {
    await runImport(await aFeed(...rowsOf(3)))
    const report = await runImport(await aFeed(...rowsOf(2)), { whenMissing })
    expect(report.missing).toEqual({ found: 1, became: whenMissing, vehicles: 1, held: null })
    expect((await stock())[2]).toMatchObject({ stocknum: 'A3', status: whenMissing, sold_at })
    await runImport(await aFeed(...rowsOf(3)), { whenMissing })
    expect((await stock())[2]).toMatchObject({ status: 'in_stock', sold_at: null })
  },
)

test('a vehicle that staff entered is not missing from a feed', async () => {
  await app.cms.create({
    collection: 'vehicles',
    data: {
      tenant: site.id,
      name: 'By hand',
      stocknum: 'HAND',
      make: 'Kia',
      model: 'Rio',
      car_type: 'used',
      status: 'in_stock',
      slug: '',
    },
  })
  await runImport(await aFeed(...rowsOf(2)))
  expect((await stock()).find(({ stocknum }) => stocknum === 'HAND')).toMatchObject({ status: 'in_stock' })
})

test('a feed that lacks more than a fifth of what it owns empties nothing unless that is allowed', async () => {
  await runImport(await aFeed(...rowsOf(12)))
  const few = await aFeed(...rowsOf(3))
  const held = await runImport(few)
  expect(held.missing).toMatchObject({ found: 9, vehicles: 0 })
  expect(held.missing.held).toContain('The feed lacks 9 of the 12 vehicles')
  expect((await runImport(few, { allowManyMissing: true })).missing).toMatchObject({ vehicles: 9, held: null })
})

test('vehicles that were held back stay, however often such a feed comes again, and go with the site’s next clear-out', async () => {
  await runImport(await aFeed(...rowsOf(4)))
  const another = await aFeed(...rowsOf(20).slice(4))
  await runImport(another)
  const again = await runImport(another)
  expect(again.missing).toMatchObject({ found: 4, vehicles: 0 })
  expect(again.missing.held).toContain('4 vehicles that were held')
  expect((await stock()).filter(({ status }) => status === 'in_stock')).toHaveLength(20)
  expect((await runImport(another, { allowManyMissing: true })).missing).toMatchObject({ vehicles: 4, held: null })
})

test('a vehicle that was held back and is in the feed again is one like others', async () => {
  await runImport(await aFeed(...rowsOf(12)))
  await runImport(await aFeed(...rowsOf(3)))
  await runImport(await aFeed(...rowsOf(12)))
  expect((await runImport(await aFeed(...rowsOf(11)))).missing).toMatchObject({ vehicles: 1, held: null })
})

test('what an import that was stopped has written does not outvote the stock', async () => {
  await runImport(await aFeed(...rowsOf(4)))
  const another = await aFile([heading, ...rowsOf(2_004).slice(4)].map(csvLine).join(''))
  const stop = new AbortController()
  const stopped = runImport(another, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(stopped).rejects.toThrow('aborted')
  expect((await runImport(another)).missing).toMatchObject({ found: 4, vehicles: 0 })
})

test('what an import that was stopped has written goes where the next feed lacks it', async () => {
  await runImport(await aFeed(...rowsOf(4)))
  const stop = new AbortController()
  const another = await aFile([heading, ...rowsOf(2_004).slice(4)].map(csvLine).join(''))
  await expect(runImport(another, { signal: stop.signal, onProgress: () => stop.abort() })).rejects.toThrow('aborted')
  await runImport(await aFeed(...rowsOf(4)))
  expect((await stock()).filter(({ status }) => status === 'in_stock').map(({ stocknum }) => stocknum)).toEqual([
    'A1',
    'A2',
    'A3',
    'A4',
  ])
})

test('a ledger of an earlier release is read as it stood', async () => {
  await runImport(await aFeed(...rowsOf(12)))
  await pool.query('alter table stock.feed_ledger drop column confirmed_at, drop column held_at')
  expect((await runImport(await aFeed(...rowsOf(3)))).missing.held).toContain('The feed lacks 9 of the 12 vehicles')
})

test('a feed that breaks off is imported as far as it goes and empties nothing', async () => {
  await runImport(await aFeed(...rowsOf(3)))
  const text = [heading, aRow('A1', { km: '7' }), aRow('A2')].map(csvLine).join('')
  const report = await runImport(await aFile(`${text}A3,"Ki`))
  expect(report.failure).toContain('after line 3')
  expect(report.counts).toMatchObject({ read: 2, updated: 1, unchanged: 1 })
  expect(report.missing).toMatchObject({ found: 1, vehicles: 0 })
  expect((await stock()).map(({ status }) => status)).toEqual(['in_stock', 'in_stock', 'in_stock'])
})

test('a feed with a heading alone empties nothing', async () => {
  await runImport(await aFeed(...rowsOf(2)))
  const { missing } = await runImport(await aFeed())
  expect(missing).toMatchObject({ found: 2, vehicles: 0 })
  expect(missing.held).toContain('The feed holds no vehicle')
})

test('rows that cannot be used are in the report with line and reason, and their vehicles stay in stock', async () => {
  await runImport(await aFeed(...rowsOf(5)))
  const report = await runImport(
    await aFeed(
      aRow('A1', { car_type: 'stolen' }),
      aRow('A2', { make: '' }),
      aRow('A3'),
      aRow('A3', { km: '9' }),
      aRow('A4'),
      aRow('A4'),
      ['A5', 'Kia'],
    ),
  )
  expect(report.counts).toMatchObject({ read: 7, unchanged: 2, rejected: 4, duplicates: 1 })
  const rejected = await readFile(report.files.rejected, 'utf8')
  expect(rejected).toContain('2,rejected,car_type,')
  expect(rejected).toContain('3,rejected,make,')
  expect(rejected).toContain('5,rejected,,the stock number A3 is already on line 4,A3,')
  expect(rejected).toContain('7,duplicate,,the same as line 6,A4,')
  expect(rejected).toContain('8,rejected,,the row has 2 cells where the heading has 6,A5,Kia')
  expect((await stock()).filter(({ status }) => status === 'in_stock').map(({ stocknum }) => stocknum)).toEqual([
    'A1',
    'A2',
    'A3',
    'A4',
  ])
})

test('a feed without makes and models changes the vehicles that are there, and makes no new ones', async () => {
  await runImport(await aFeed(...rowsOf(2)))
  const report = await runImport(await aFile('stocknum,price\nA1,7990\nA2,9990\nB1,1\n'))
  expect(report.counts).toMatchObject({ updated: 2, created: 0, rejected: 1 })
  expect(await readFile(report.files.rejected, 'utf8')).toContain('4,rejected,name,a new vehicle needs its name,B1,1')
  expect((await stock())[0]).toMatchObject({ price: 799_000, km: 5, slug: 'kia-rio-a1' })
})

test('the admin lists the import with its counts and every row that was not taken as it stood', async () => {
  await runImport(await aFeed(aRow('A1', { price: 'POA' }), aRow('')))
  const { docs } = await app.cms.find({ collection: 'stock-imports', where: { tenant: { equals: site.id } } })
  expect(docs).toMatchObject([
    {
      status: 'done',
      read: 2,
      created: 1,
      rejected: 1,
      rows: [
        { row: 3, outcome: 'rejected', reasons: ['stocknum: a stock number has 1 to 80 characters.'] },
        { row: 2, stocknum: 'A1', outcome: 'changed', reasons: [`price: 'POA' read as no price.`] },
      ],
    },
  ])
})

test('a second import of the same site is refused while the first runs; another site’s is not', async () => {
  const file = await aFeed(...rowsOf(2_500))
  const other = await aTenant(`other-${tenants}`)
  const results = await Promise.allSettled([runImport(file), runImport(file), runImport(file, { tenant: other })])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason.message).toContain('is already being imported')
})

test('two sites may have the same stock numbers', async () => {
  const file = await aFeed(...rowsOf(2))
  const other = await aTenant(`other-${tenants}`)
  await runImport(file)
  expect((await runImport(file, { tenant: other })).counts.created).toBe(2)
})

test('an import that is stopped keeps what it wrote, empties nothing, and says so in the admin', async () => {
  await runImport(await aFeed(...rowsOf(2)))
  const stopped = runImport(await aFeed(aRow('A1', { km: '8' })), { signal: AbortSignal.abort() })
  await expect(stopped).rejects.toThrow('This operation was aborted')
  const { docs } = await app.cms.find({ collection: 'stock-imports', where: { tenant: { equals: site.id } } })
  expect(docs.map(({ status }) => status).sort()).toEqual(['done', 'failed'])
})

test.each([
  ['with a byte order mark', Buffer.from(`\ufeff${csvLine(heading)}${csvLine(aRow('Ä1'))}`)],
  ['in UTF-16', Buffer.from(`\ufeff${csvLine(heading)}${csvLine(aRow('Ä1'))}`, 'utf16le')],
])('a file %s is read', async (_, content) => {
  await runImport(await aFile(content))
  expect((await stock()).map(({ stocknum }) => stocknum)).toEqual(['Ä1'])
})

test.each([
  ['is missing', join('nowhere', 'stock.csv'), 'There is no file at nowhere'],
  ['is empty', '', 'is empty'],
  [
    'is in an old code page',
    Buffer.from(`${csvLine(heading)}${csvLine(aRow('Ä1'))}`, 'latin1'),
    'is not UTF-8 (near line',
  ],
  ['is of another kind', 'make,model\nKia,Rio\n', 'its heading lacks "stocknum"'],
  [
    'is of another format of ours',
    'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price\n',
    'It has the format au-listings: use --format au-listings.',
  ],
  ['has a column twice', 'stocknum,make,Make,model\nA1,Kia,Mazda,Rio\n', 'has the column "make" twice'],
])('a file that %s is refused with a sentence', async (_, content, sentence) => {
  const file = typeof content === 'string' && content.startsWith('nowhere') ? content : await aFile(content)
  await expect(runImport(file)).rejects.toThrow(sentence)
})

test('what the exporter writes says nothing new to the importer', async () => {
  const wide = [
    'stocknum',
    'make',
    'model',
    'car_type',
    'price',
    'features',
    'images',
    'dealercomments',
    'sold_at',
    'status',
  ]
  const cells = [
    'X "1"',
    'Kia',
    'Rio',
    'demo',
    '$29,990.50',
    'Sunroof|Tow bar, 2 t',
    '/stock/a.webp|/stock/b.webp',
    'Line 1\n"Line" 2',
    '2026-03-01',
    'sold',
  ]
  await runImport(await aFile([wide, cells].map(csvLine).join('')))
  const lines = async () => {
    let text = ''
    for await (const piece of exportStock({ pool, tenantId: site.id })) text += piece
    return text
  }
  const exported = await lines()
  await runImport(await aFile(exported))
  expect(await lines()).toBe(exported)
  expect((await runImport(await aFile(exported))).counts).toMatchObject({ unchanged: 1, rejected: 0 })
  const { rows } = await pool.query(`select price::int, features, status, sold_at from vehicles where tenant_id = $1`, [
    site.id,
  ])
  expect(rows[0]).toMatchObject({
    price: 2_999_050,
    features: ['Sunroof', 'Tow bar, 2 t'],
    status: 'sold',
    // Noon in Brisbane.
    sold_at: new Date('2026-03-01T02:00:00Z'),
  })
})
