import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedMapping, type FeedMappingInput } from '#schemas/stock/feed-mapping.ts'
import { type Site, startStockSetup, type StockSetup } from './stock-setup.ts'
import { aZip } from './a-zip.ts'

let setup: StockSetup
let site: Site

beforeAll(async () => {
  setup = await startStockSetup()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.newSite()
})

const fields: FeedMappingInput['fields'] = {
  stocknum: { from: ['Stock No'] },
  make: { from: ['Make'] },
  model: { from: ['Model'] },
  badge: { from: ['Trim', 'Pack'] },
  car_type: { from: ['Condition'], words: { N: 'new', u: 'used' } },
  price: { from: ['Price (cents)'], unit: 'cents' },
  km: { from: ['Odometer'], unit: 'miles' },
  engine_size_litres: { from: ['Engine'], unit: 'cc' },
  body: { from: ['Body'] },
  state: { from: [], otherwise: 'QLD' },
  build_date: { from: ['Built'] },
  features: { from: ['Extras'], split: ';' },
  images: { from: ['Photo 1', 'Photo 2'] },
  'variant.cylinders': { from: ['Cyl'] },
  carsales_title: { from: ['Carsales title'] },
  'viewer.spin_code': { from: ['Spin code'] },
  'factory.standardEquipment': { from: ['Standard'], split: ';' },
}
const heading =
  'Stock No,Make,Model,Trim,Pack,Condition,Price (cents),Odometer,Engine,Body,Built,Extras,Photo 1,Photo 2,Cyl,Carsales title,Spin code,Standard'
const row = `A1,Kia,Rio,GT,Line,N,2999050,1000,1591,5D Hatchback,3/4/2026,Sunroof; Tow bar,https://img.example.com/1.jpg,not an address,4,2026 Kia Rio GT Auto,kia-7,Airbags; ABS`

test('a mapping says which column is what, in which unit, and what the feed’s words mean (vehicles §3, Car fields, Media fields, Other car fields)', async () => {
  const report = await setup.runImport(site, await setup.aFile(`${heading}\n${row}\n`), {
    format: feedMapping.parse({ fields }),
  })
  expect(report.counts).toMatchObject({ created: 1, changed: 1 })
  const [vehicle] = await setup.stock(site)
  expect(vehicle).toMatchObject({
    stocknum: 'A1',
    name: 'Kia Rio GT Line',
    badge: 'GT Line',
    car_type: 'new',
    price: '2999050',
    km: '1609',
    engine_size_litres: '1.591',
    simple_body: 'Hatchback',
    state: 'QLD',
    build_date: new Date('2026-04-03T00:00:00'),
    features: ['Sunroof', 'Tow bar'],
    carsales_title: '2026 Kia Rio GT Auto',
    viewer: { spin_code: 'kia-7' },
    factory: { standardEquipment: ['Airbags', 'ABS'] },
  })
  expect(vehicle?.['variant']).toMatchObject({ cylinders: 4, torque: null })
})

test('a picture’s address that is none is left out and told; its vehicle is in stock with the others', async () => {
  const report = await setup.runImport(site, await setup.aFile(`${heading}\n${row}\n`), {
    format: feedMapping.parse({ fields }),
  })
  expect(report.reasons).toMatchObject([
    { outcome: 'changed', field: 'images', reason: `'not an address' left out: no address of a picture` },
  ])
  expect((await setup.stock(site))[0]?.['images']).toMatchObject([{ image: { url: 'https://img.example.com/1.jpg' } }])
})

test('a heading without a mapped column is refused before a row is read: nothing is emptied by a feed that lost a column', async () => {
  const file = await setup.aFile('Stock No,Make,Model\nA1,Kia,Rio\n')
  const asked = { format: feedMapping.parse({ fields: { ...fields } }) }
  await expect(setup.runImport(site, file, asked)).rejects.toThrow('its heading lacks "Trim", "Pack", "Condition"')
})

const records = {
  stocknum: { from: ['id'] },
  make: { from: ['make'] },
  model: { from: ['model'] },
  price: { from: ['price.drive_away'] },
  car_type: { from: ['@condition', 'condition'] },
  images: { from: ['photos.url'] },
} satisfies FeedMappingInput['fields']

const json = JSON.stringify({
  dealer: { name: 'X', phones: ['1'] },
  stock: [
    { id: 'J1', make: 'Kia', model: 'Rio', price: { drive_away: 19_990 }, condition: 'used', photos: [{ url: '/1' }] },
    { id: 'J2', make: 'Kia', model: 'EV6', condition: 'new', photos: [] },
    { id: '', make: 'Kia' },
  ],
})
const xml = `<?xml version="1.0"?><dealer><stock>
  <car condition="used"><id>J1</id><make>Kia</make><model>Rio</model><price><drive_away>19990</drive_away></price><photos><url>/1</url></photos></car>
  <car condition="new"><id>J2</id><make>Kia</make><model>EV6</model></car>
  <car><make>Kia</make></car></stock></dealer>`
const lines = `${JSON.parse(json)
  .stock.map((car: unknown) => JSON.stringify(car))
  .join('\n')}\n`

test.each([
  ['JSON', json],
  ['an object a line', lines],
  ['XML', xml],
  ['XML in UTF-16', Buffer.from(`\ufeff${xml}`, 'utf16le')],
  ['XML in its own code page', Buffer.from(xml.replace('?>', ' encoding="iso-8859-1"?>'), 'latin1')],
  ['gzip', gzipSync(json)],
  ['a zip', aZip({ 'feed/stock.xml': xml, '__MACOSX/._stock.xml': 'x' })],
])('a feed of %s is read by paths; what cannot be used is in the report as it came', async (_, content) => {
  const report = await setup.runImport(site, await setup.aFile(content), {
    format: feedMapping.parse({ fields: records }),
  })
  expect(report.counts).toMatchObject({ read: 3, created: 2, rejected: 1 })
  expect(report.reasons).toMatchObject([{ outcome: 'rejected', field: 'stocknum', lines: [3] }])
  expect(await setup.stock(site)).toMatchObject([
    { stocknum: 'J1', name: 'Kia Rio', car_type: 'used', price: '1999000', images: [{ image: { url: '/1' } }] },
    { stocknum: 'J2', name: 'Kia EV6', car_type: 'new', price: null },
  ])
})

test('the old Windows code page is read where the mapping says so', async () => {
  const content = Buffer.from('stocknum,make,model,car_type\nA1,Citro\u00ebn,C3,used\n', 'latin1')
  const simple = {
    stocknum: { from: ['stocknum'] },
    make: { from: ['make'] },
    model: { from: ['model'] },
    car_type: { from: ['car_type'] },
  }
  const file = await setup.aFile(content)
  await expect(setup.runImport(site, file, { format: feedMapping.parse({ fields: simple }) })).rejects.toThrow(
    'is not UTF-8',
  )
  await setup.runImport(site, file, { format: feedMapping.parse({ encoding: 'windows-1252', fields: simple }) })
  expect((await setup.stock(site))[0]).toMatchObject({ make: 'Citroën' })
})

test('a preview tells what the file is and what its columns hold, and suggests what they mean', async () => {
  const found = await setup.preview(site, await setup.aFile(gzipSync(`${heading}\n${row}\n`)))
  expect(found).toMatchObject({ kind: 'csv', encoding: 'utf-8', container: 'gzip', rows: null })
  expect(found.columns.slice(0, 3)).toEqual([
    { name: 'Stock No', filled: 1, samples: ['A1'], words: ['A1'] },
    { name: 'Make', filled: 1, samples: ['Kia'], words: ['Kia'] },
    { name: 'Model', filled: 1, samples: ['Rio'], words: ['Rio'] },
  ])
  expect(found.suggested?.fields).toMatchObject({
    stocknum: { from: ['Stock No'] },
    car_type: { from: ['Condition'], words: { N: 'new' } },
    km: { from: ['Odometer'] },
    body: { from: ['Body'] },
    'variant.cylinders': { from: ['Cyl'] },
  })
})

test('a preview finds the list of vehicles in JSON and in XML', async () => {
  expect(await setup.preview(site, await setup.aFile(json))).toMatchObject({ kind: 'json', rows: 'stock' })
  const found = await setup.preview(site, await setup.aFile(xml))
  expect(found).toMatchObject({ kind: 'xml', rows: 'dealer.stock.car', problem: null })
  expect(found.suggested?.fields).toMatchObject({
    images: { from: ['photos.url'] },
    price: { from: ['price.drive_away'] },
    car_type: { from: ['@condition'] },
  })
})

test('a preview says what an import would do, field by field, and does none of it', async () => {
  const format = feedMapping.parse({ fields: records })
  const before = { id: 'J3', make: 'Kia', model: 'Ceed', condition: 'used' }
  const gone = { id: 'J4', make: 'Kia', model: 'Stinger', condition: 'used' }
  const first = JSON.stringify([{ ...JSON.parse(json).stock[0], price: { drive_away: 21_990 } }, before, gone])
  await setup.runImport(site, await setup.aFile(first), { format })
  const next = await setup.aFile(JSON.stringify([...JSON.parse(json).stock, before]))
  const stored = await setup.stock(site)
  const found = await setup.preview(site, next, { mapping: format })
  expect(found.changes).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 1,
    rejected: 1,
    missing: 1,
    examples: {
      created: [{ stocknum: 'J2', name: 'Kia EV6' }],
      updated: [{ stocknum: 'J1', fields: [{ field: 'price', before: 2_199_000, after: 1_999_000 }] }],
      rejected: [{ line: 3, field: 'stocknum' }],
      missing: [{ stocknum: 'J4', name: 'Kia Stinger' }],
    },
  })
  expect(found.first.map(({ outcome }) => outcome)).toEqual(['updated', 'created', 'rejected', 'unchanged'])
  expect(await setup.stock(site)).toEqual(stored)
  expect((await setup.runImport(site, next, { format })).counts).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
})

test('a mapping that does not fit the file is a preview’s answer, with the columns there are', async () => {
  const found = await setup.preview(site, await setup.aFile('id,make\n1,Kia\n'), {
    mapping: feedMapping.parse({ fields }),
  })
  expect(found.problem).toContain('its heading lacks "Stock No"')
  expect(found.columns.map(({ name }) => name)).toEqual(['id', 'make'])
})

test('a preview of a feed that breaks off says where, and what the rows before it would do', async () => {
  const found = await setup.preview(site, await setup.aFile(json.slice(0, -10)), {
    mapping: feedMapping.parse({ fields: records }),
  })
  expect(found.problem).toContain('ends after object 2')
  expect(found.changes).toMatchObject({ created: 2, missing: 0 })
})

test('what is not UTF-8 is shown as the old Windows code page, and the suggestion says so', async () => {
  const found = await setup.preview(site, await setup.aFile(Buffer.from('stock no,make\nA1,Citro\u00ebn\n', 'latin1')))
  expect(found).toMatchObject({ encoding: 'windows-1252', suggested: { encoding: 'windows-1252' }, problem: null })
  expect(found.columns[1]?.samples).toEqual(['Citroën'])
})
