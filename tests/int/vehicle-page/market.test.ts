import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePartners, startFakePartners } from '#seed/partners/fake-partners.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { startForecourt, until } from '#tests/support/forecourt.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPage, type Sites, twoDealers } from '#tests/int/platform/sites.ts'

let running: TestCms
let partners: FakePartners
let own: SiteServer
let sites: Sites

const aCerato = {
  make: 'Kia',
  model: 'Cerato',
  badge: 'Sport',
  year: 2021,
  km: 40_000,
  car_type: 'used',
  status: 'in_stock',
} as const

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  sites = await twoDealers(cms)
  await cms.update({ collection: 'tenants', id: sites.alpha, data: { config: { plugins: ['Autogauge'] } } })
  const zealand = await cms.create({
    collection: 'tenants',
    data: {
      name: 'Across the water',
      slug: 'gamma',
      hosts: [{ host: 'gamma.localhost' }],
      country: 'NZ',
      locale: 'en-NZ',
      currency: 'NZD',
      timeZone: 'Pacific/Auckland',
    },
  })
  const car = (tenant: number, slug: string, changes: object) =>
    cms.create({
      collection: 'vehicles',
      data: { tenant, stocknum: slug, slug, name: slug, ...aCerato, ...changes },
    })
  for (let index = 0; index < 10; index += 1)
    await car(sites.beta, `beta-${index}`, { make: index % 2 ? 'KIA' : 'Kia', price: 21_000_00 + index * 1_000_00 })
  await car(sites.beta, 'sold', { price: 1_000_00, status: 'sold', sold_at: new Date().toISOString() })
  await car(sites.beta, 'unlisted', { price: 1_000_00, show_on_dealer_website: false })
  await car(zealand.id, 'foreign', { price: 1_000_00 })
  await car(sites.alpha, 'cheap', { price: 22_800_00 })
  await car(sites.alpha, 'dear', { price: 99_000_00 })
  await car(sites.alpha, 'unpriced', { price: null })
  await car(sites.alpha, 'lonely', { make: 'Ferrari', model: '812', price: 700_000_00 })
  await car(sites.alpha, 'gone', { price: 20_000_00, status: 'sold', sold_at: new Date().toISOString() })
  await aPage(cms, {
    tenant: sites.alpha,
    title: 'Car',
    path: '/cars/:slug',
    layout: [{ blockType: 'price-comparison' }],
  })
  partners = await startFakePartners()
  own = await startInProcess(running, { roles: 'web,worker' })
  await until(
    () => gauge(own, 'cheap'),
    (found) => found !== null,
  )
})
afterAll(async () => {
  await own.stop()
  await partners.stop()
  await running.stop()
})

/** A process of its own, as answers of the price guide are kept for all servers of a process. */
const start = (env: Record<string, string>) =>
  startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web,worker',
    env,
  })

const ask = (forecourt: SiteServer, path: string, site = 'alpha') => forecourt.ask(path, { host: `${site}.localhost` })
const gauge = async (forecourt: SiteServer, slug: string, site = 'alpha') =>
  JSON.parse((await ask(forecourt, `/api/cars/${slug}/autogauge`, site)).text)

test('a price is compared with what all dealers of the country ask in stock for such a vehicle (vehicles §7, Auto-gauge call)', async () => {
  const { description, ...figures } = await gauge(own, 'cheap')
  expect(figures).toEqual({
    fill: expect.closeTo(0.9, 1),
    listing_price: 22_800_00,
    market_range_min: 22_000_00,
    market_range_max: 30_000_00,
    confidence: 0.55,
  })
  expect(description).toMatch(/^Compared with 11 used Kia Cerato Sport vehicles from 2021/)
})

test('its page says so without a script', async () => {
  // A server that is busy leaves what comes late to the browser.
  const { seen } = await until(
    async () => (await ask(own, '/cars/cheap')).text,
    (html) => html.includes('Great Deal'),
    60_000,
  )
  expect(seen).toContain('Compared with 11 used Kia Cerato Sport')
})

test('dearer than the market, sold, lonely or without a price: the page shows no gauge (vehicles §5)', async () => {
  for (const slug of ['dear', 'gone', 'lonely', 'unpriced'])
    expect((await ask(own, `/cars/${slug}`)).text).not.toMatch(/Good Deal|Great Deal|Comparing this price/)
})

test.each(['gone', 'lonely', 'unpriced', 'nothing', 'beta-1'])(
  'of %s nobody can say what the market asks',
  async (slug) => {
    expect(await gauge(own, slug)).toBeNull()
  },
)

test('a site without the plugin compares nothing (locations §3, Website session)', async () => {
  expect(await gauge(own, 'beta-1', 'beta')).toBeNull()
})

test('a price guide that the environment names is asked instead', async () => {
  const guided = await start({ MARKET_PRICES_URL: `${partners.url}/market-prices` })
  try {
    const found = await gauge(guided, 'cheap')
    expect(found.description).toBe('What Kia Cerato of that age and distance sold for lately, by a price guide.')
    expect(found.market_range_min).toBeLessThan(found.market_range_max)
  } finally {
    await guided.stop()
  }
})

test('a price guide that is away hides the gauge, and the page comes all the same (vehicles §8, Quiet failures)', async () => {
  const guided = await start({ MARKET_PRICES_URL: 'http://127.0.0.1:9' })
  try {
    const { status, text } = await ask(guided, '/cars/cheap')
    expect([status, /Good Deal|Great Deal/.test(text)]).toEqual([200, false])
    expect(await gauge(guided, 'cheap')).toBeNull()
  } finally {
    await guided.stop()
  }
})
