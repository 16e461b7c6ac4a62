import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPage, aVehicle, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  sites = await twoDealers(cms)
  const dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
  await mkdir(join(dataDir, 'stock', 'alpha'), { recursive: true })
  const photo = sharp({ create: { width: 960, height: 640, channels: 3, background: '#dd2222' } })
  await writeFile(join(dataDir, 'stock', 'alpha', 'front.webp'), await photo.webp().toBuffer())
  await writeFile(join(dataDir, 'stock', 'alpha', 'broken.webp'), 'no picture at all')
  const inStock = { tenant: sites.alpha, make: 'Kia', model: 'Sportage', price: 3_000_000 }
  const images = ['front', 'broken'].map((name) => ({
    image: { url: `/stock/${name}.webp`, thumb: { url: `/stock/${name}.webp` } },
  }))
  await aVehicle(cms, { ...inStock, stocknum: 'P1', slug: 'pictured', images })
  await aVehicle(cms, { ...inStock, stocknum: 'S1', slug: 'sold-yesterday', status: 'sold', sold_at: daysAgo(1) })
  await aVehicle(cms, { ...inStock, stocknum: 'S2', slug: 'sold-long-ago', status: 'sold', sold_at: daysAgo(30) })
  await aVehicle(cms, { ...inStock, stocknum: 'W1', slug: 'taken-back', status: 'withdrawn' })
  await aVehicle(cms, { ...inStock, stocknum: 'H1', slug: 'kept-off', show_on_dealer_website: false })
  await aVehicle(cms, { ...inStock, stocknum: 'X1', slug: 'excluded' })
  await cms.update({
    collection: 'tenants',
    id: sites.alpha,
    data: { config: { stock: { excludedStockNumbers: ['x1'] } } },
  })
  await aVehicle(cms, { ...inStock, tenant: sites.beta, stocknum: 'S3', slug: 'betas-sold', status: 'sold' })
  forecourt = await startInProcess(running, { roles: 'web,worker' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  forecourt.ask(path, { host: 'alpha.localhost', headers, method })

test('a car that was sold yesterday has its page, which says so (vehicles §4)', async () => {
  const { status, text, headers } = await ask('/cars/sold-yesterday')
  expect([status, headers['x-robots-tag']]).toEqual([200, undefined])
  expect(text).toContain('Unfortunately this car recently sold.')
  expect(text).toContain('Find Me Something Similar')
})

test.each(['sold-long-ago', 'taken-back'])(
  'the page of a car that is gone (%s) still helps, and tells search engines to forget it (vehicles §4)',
  async (slug) => {
    const { status, text, headers } = await ask(`/cars/${slug}`)
    expect([status, headers['x-robots-tag']]).toEqual([410, 'noindex'])
    expect(readAttributes(parseHtml(text), 'head meta[name="robots"]', 'content')).toEqual(['noindex'])
    expect(text).toContain('Find Me Something Similar')
    expect(text).not.toContain('application/ld+json')
  },
)

test.each(['never-was', 'kept-off', 'excluded', 'betas-sold'])(
  'a car that this site never shows (%s) was never here',
  async (slug) => {
    const { status, text } = await ask(`/cars/${slug}`)
    expect([status, text.includes('Vehicle not found')]).toEqual([404, true])
  },
)

test('similar cars are found for one that is gone, so that its page can help', async () => {
  const { status, text } = await ask('/api/cars/sold-long-ago/related')
  expect(status).toBe(200)
  expect(text).toContain('"pictured"')
})

test('a look at a car that is gone is no failure, one at a car that is never shown is', async () => {
  const look = async (slug: string) => (await ask(`/api/cars/${slug}/view.json`)).status
  expect([await look('sold-long-ago'), await look('kept-off')]).toEqual([200, 404])
})

test('the site map has what can be found, and nothing that is gone or never shown', async () => {
  const { text } = await ask('/sitemap.xml')
  const cars = [...text.matchAll(/\/cars\/([^<]*)<\/loc>/g)].map(([, slug = '']) => slug)
  const gone = new Set(['sold-long-ago', 'taken-back', 'kept-off', 'excluded', 'betas-sold', 'beta-car'])
  expect(cars).toEqual(expect.arrayContaining(['alpha-car', 'pictured', 'sold-yesterday']))
  expect(cars.filter((slug) => gone.has(slug))).toEqual([])
})

test('a car’s sheet is a PDF that is saved under its address (vehicles §7, Related ids and PDF; locations §7, Vehicle calls)', async () => {
  const { status, headers, body } = await ask('/api/cars/pictured.pdf')
  expect([status, headers['content-type'], headers['content-disposition'], headers['x-robots-tag']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="pictured.pdf"',
    'noindex',
  ])
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Number(headers['content-length'])).toBe(body.length)
})

test('who has the sheet is told that it is the same, until the car changes', async () => {
  const etag = (await ask('/api/cars/pictured.pdf')).headers.etag ?? ''
  expect((await ask('/api/cars/pictured.pdf', { 'if-none-match': etag })).status).toBe(304)
  await running.cms.db.pool.query("update vehicles set price = 2500000 where slug = 'pictured'")
  expect((await ask('/api/cars/pictured.pdf', { 'if-none-match': etag })).status).toBe(200)
})

test.each(['never-was', 'sold-long-ago', 'kept-off', 'beta-car', 'betas-sold'])(
  'there is no sheet of %s',
  async (slug) => {
    const [sheet, picture] = [await ask(`/api/cars/${slug}.pdf`), await ask(`/_share/cars/${slug}.jpg`)]
    expect([sheet.status, picture.status]).toEqual([404, 404])
    expect(JSON.parse(sheet.text)).toMatchObject({ code: 'vehicle-not-found' })
  },
)

test('a shared link shows the picture that the page names, with the car in it', async () => {
  const { text } = await ask('/cars/pictured')
  const [named] = readAttributes(parseHtml(text), 'meta[property="og:image"]', 'content')
  const { pathname, search } = new URL(named ?? '')
  const { status, headers, body } = await ask(`${pathname}${search}`)
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 })
  const corner = await sharp(body).extract({ left: 1100, top: 100, width: 1, height: 1 }).raw().toBuffer()
  expect((corner[0] ?? 0) - (corner[1] ?? 0)).toBeGreaterThan(100)
})

test('what shows a picture that is replaced under its name is asked for again, or has another address', async () => {
  const { cms } = running
  const tenant = sites.alpha
  const file = async (background: string) => {
    const data = await sharp({ create: { width: 960, height: 640, channels: 3, background } })
      .png()
      .toBuffer()
    return { data, mimetype: 'image/png', name: 'Cover 2026.png', size: data.length }
  }
  const { id, filename } = await cms.create({
    collection: 'media',
    data: { tenant, alt: 'Cover' },
    file: await file('#22dd22'),
  })
  const url = `/media/${encodeURIComponent(filename ?? '')}`
  await aVehicle(cms, { tenant, stocknum: 'R1', slug: 'replaced', images: [{ image: { url, thumb: { url } } }] })
  await aPage(cms, { tenant, title: 'Cover', path: '/cover', seo: { image: id } })
  const paths = [url, `/_img/w_320${url}`, '/_share/cars/replaced.jpg', '/api/cars/replaced.pdf']
  const askAll = () => Promise.all(paths.map((path) => ask(path)))
  const shared = async () =>
    readAttributes(parseHtml((await ask('/cover')).text), 'meta[property="og:image"]', 'content')[0]
  const [before, sharedBefore] = [await askAll(), await shared()]
  expect(before.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
    paths.map(() => [200, 'public, no-cache']),
  )
  expect(sharedBefore).toContain(`${url}?v=`)

  await cms.update({ collection: 'media', id, data: {}, file: await file('#2222dd'), overwriteExistingFiles: true })
  await expect.poll(shared).not.toBe(sharedBefore)
  expect(await shared()).toContain(`${url}?v=`)
  const again = paths.map((path, index) => ask(path, { 'if-none-match': before[index]?.headers.etag ?? '' }))
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual(paths.map(() => 200))
})

const oddSlugs = [
  '..',
  '%2e%2e',
  '%00',
  '%ff',
  '%',
  'a%2fb',
  'a%5cb',
  '%0d%0aSet-Cookie:%20a=b',
  "'%20or%201=1--",
  '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '%F0%9F%9A%97',
  '%E2%80%AE',
  '.pdf',
  'pictured.pdf.pdf',
  '__proto__',
  'constructor',
  '-1',
  'x'.repeat(199),
  'x'.repeat(5_000),
]

test.each(oddSlugs)('the address /cars/%s is answered by a clear no', async (slug) => {
  for (const path of [`/cars/${slug}`, `/api/cars/${slug}`, `/api/cars/${slug}.pdf`, `/_share/cars/${slug}.jpg`]) {
    const { status, text, headers } = await ask(path)
    const isNothing = status === 200 && text === 'null'
    expect([path.slice(0, 80), isNothing || (status >= 400 && status < 500)]).toEqual([path.slice(0, 80), true])
    expect(text).not.toContain('<script>alert')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

/** What no form and no feed lets in, written behind their backs. */
const absurd: [name: string, sql: string][] = [
  ['a year 3000', 'year = 3000'],
  ['a price below nothing', 'price = -100'],
  ['a price beyond all money', 'price = 9007199254740991, before_price = 9007199254740990'],
  [
    'ten thousand pictures',
    `images = (select jsonb_agg('{"image":{"url":"/stock/a.webp","thumb":{"url":"/stock/a.webp"}}}'::jsonb) from generate_series(1, 10000))`,
  ],
  [
    'comments of markup',
    `dealercomments = '<p onclick="x">Fine</p><script>alert(1)</script><img src=x onerror=alert(1)>'`,
  ],
  ['pictures that are none', `images = '[{"image":{"url":"javascript:alert(1)","thumb":{"url":""}}}, 7, null]'::jsonb`],
  ['a name of nothing', `name = ' ', make = '', model = ''`],
]

test.each(absurd)('a car with %s is a page that reads, or one that says that there is none', async (name, sql) => {
  const slug = `absurd-${absurd.findIndex(([one]) => one === name)}`
  await aVehicle(running.cms, { tenant: sites.alpha, stocknum: slug, slug })
  await running.cms.db.pool.query(`update vehicles set ${sql} where slug = $1`, [slug])
  const seen = await ask(`/cars/${slug}`)
  expect([200, 404]).toContain(seen.status)
  expect(seen.text).not.toMatch(/<script>alert|onerror=alert|href="javascript:|\bNaN\b|Invalid Date/)
  expect(seen.body.length).toBeLessThan(600_000)
  expect((await ask(`/api/cars/${slug}.pdf`)).status).toBe(seen.status)
})
