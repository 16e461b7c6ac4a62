import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePartners, startFakePartners } from '#seed/partners/fake-partners.ts'
import { twoDealers } from '#tests/int/platform/sites.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt } from '#tests/support/forecourt.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'

let running: TestCms
let partners: FakePartners
let broken: Server
/** Asks partners that answer, and partners that never do. */
let forecourts: { well: SiteServer; ill: Forecourt }

beforeAll(async () => {
  running = await startCms()
  const { alpha } = await twoDealers(running.cms)
  await running.cms.update({
    collection: 'tenants',
    id: alpha,
    data: { config: { reviews: { orgId: 'alpha-motors' } } },
  })
  partners = await startFakePartners()
  broken = createServer(() => undefined)
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const address = broken.address()
  const dead = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const env = (url: string) => ({ REVIEWS_URL: `${url}/reviews`, PLACES_URL: `${url}/places` })
  forecourts = {
    well: await startInProcess(running, { roles: 'web', env: env(partners.url) }),
    ill: await startForecourt({
      databaseUrl: running.databaseUrl,
      dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
      roles: 'web',
      env: env(dead),
    }),
  }
})
afterAll(async () => {
  await forecourts.well.stop()
  await forecourts.ill.stop()
  await partners.stop()
  broken.closeAllConnections()
  broken.close()
  await running.stop()
})

const ask = async (which: keyof typeof forecourts, path: string): Promise<unknown> =>
  JSON.parse((await forecourts[which].ask(path, { host: 'alpha.localhost' })).text)

test('a site’s rating comes from the reviews service (locations §7, Third-party ratings)', async () => {
  expect(await ask('well', '/api/reviews/snap21?orgId=alpha-motors')).toEqual({
    rating: expect.closeTo(4.5, 0),
    stars: expect.any(Number),
  })
})

test('nobody asks the reviews service about others through a site', async () => {
  expect(await ask('well', '/api/reviews/snap21?orgId=another')).toBeNull()
})

test('a reviews service that hangs is no failure of the site’s (locations §8, Ratings failure)', async () => {
  expect(await ask('ill', '/api/reviews/snap21?orgId=alpha-motors')).toBeNull()
  await expect
    .poll(forecourts.ill.log)
    .toContain('Unable to fetch Snap 21 ratings at this moment. The reviews service (REVIEWS_URL) gave no answer')
})

test('places are those of the finder, and our own while it does not answer', async () => {
  expect(await ask('well', '/api/places?query=noosa')).toMatchObject([{ label: 'Noosa Heads QLD 4567' }])
  expect(await ask('ill', '/api/places?query=noosa')).toContainEqual(
    expect.objectContaining({ label: expect.stringMatching(/^Noosa/) }),
  )
})

test('every look at a vehicle counts once, is kept, and is no change of the vehicle (vehicles §7, View call; locations §7, Vehicle calls)', async () => {
  const before = await running.cms.find({ collection: 'vehicles', where: { slug: { equals: 'alpha-car' } } })
  const looks = await Promise.all(
    Array.from({ length: 20 }, () => ask('well', '/api/cars/alpha-car/view.json?photos_count=3&website_id=1')),
  )
  const counts = looks.map((look) => Number(Object(look).views))
  expect(Math.max(...counts)).toBeGreaterThan(1)
  expect(looks[0]).toMatchObject({ car_fields: { status: 'in_stock', price: 3_000_000, photos_count: 0 } })
  const stored = async () =>
    (await running.cms.find({ collection: 'vehicles', where: { slug: { equals: 'alpha-car' } } })).docs[0]
  await expect.poll(async () => (await stored())?.views).toBe(20)
  expect((await stored())?.updatedAt).toBe(before.docs[0]?.updatedAt)
})

test('a look at no vehicle is told so', async () => {
  const { status, text } = await forecourts.well.ask('/api/cars/beta-car/view.json', { host: 'alpha.localhost' })
  expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'vehicle-not-found' }])
})

test('the contract of a site is told to programs and to people, on its own address', async () => {
  expect(await ask('well', '/api/openapi.json')).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: expect.stringContaining('alpha') }],
  })
  const { headers, text } = await forecourts.well.ask('/api/docs', { host: 'alpha.localhost' })
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  expect(parseHtml(text).querySelectorAll('[spec-url="/api/openapi.json"]')).toHaveLength(1)
  const [script = ''] = /\/api\/docs\/[\w.]+/.exec(text) ?? []
  const redoc = await forecourts.well.ask(script, { host: 'alpha.localhost' })
  expect([redoc.status, redoc.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})
