import { request } from 'node:http'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePartners, startFakePartners } from '#seed/partners/fake-partners.ts'
import { aPage, twoDealers } from '#tests/int/platform/sites.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'

let running: TestCms
let partners: FakePartners
/** Asks a lender that answers, and one that is away. */
let forecourts: { well: Forecourt; ill: SiteServer }

const lender = { interestRate: 8.5, comparisonRate: 9.4, paymentWeek: 118_00, termYears: 5, deposit: 0 }

beforeAll(async () => {
  running = await startCms()
  const { cms } = running
  const { alpha, beta } = await twoDealers(cms)
  await cms.update({
    collection: 'tenants',
    id: alpha,
    data: {
      flags: { financeQuotes: true },
      config: {
        finance: { provider: 'youx', interestRate: 8, monthlyFee: 800, requiredText: 'By Example Credit, ACL 1.' },
      },
    },
  })
  await cms.update({
    collection: 'tenants',
    id: beta,
    data: { config: { finance: { provider: 'manual', interestRate: 8, monthlyFee: 800 } } },
  })
  const car = (tenant: number, slug: string, changes: object) =>
    cms.create({
      collection: 'vehicles',
      data: {
        tenant,
        stocknum: slug,
        slug,
        name: slug,
        make: 'Kia',
        model: 'Cerato',
        year: 2022,
        car_type: 'used',
        status: 'in_stock',
        price: 25_000_00,
        vin: `VIN${slug}`.toUpperCase(),
        ...changes,
      },
    })
  await car(alpha, 'unquoted', {})
  await car(alpha, 'kept', {})
  await car(alpha, 'written', {})
  await car(alpha, 'unanswered', {})
  await car(alpha, 'quoted', { finance_lenders: { youx: lender } })
  await car(alpha, 'worded', { finance_lenders: { youx: { ...lender, disclaimer: 'Stored words.' } } })
  await car(alpha, 'unpriced', { price: null })
  await car(alpha, 'gone', { status: 'sold', sold_at: new Date().toISOString() })
  await car(beta, 'other', {})
  for (const tenant of [alpha, beta])
    await aPage(cms, {
      tenant,
      title: 'Car',
      path: '/cars/:slug',
      layout: [{ blockType: 'vehicle-price' }, { blockType: 'finance-calculator' }],
    })
  partners = await startFakePartners()
  const env = (url: string) => ({ LENDER_QUOTES_URL: url })
  forecourts = {
    well: await startForecourt({
      databaseUrl: running.databaseUrl,
      dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
      roles: 'web',
      env: env(`${partners.url}/lender-quotes`),
    }),
    ill: await startInProcess(running, { roles: 'web', env: env('http://127.0.0.1:9') }),
  }
})
afterAll(async () => {
  await forecourts.well.stop()
  await forecourts.ill.stop()
  await partners.stop()
  await running.stop()
})

interface RequestTarget {
  which?: keyof typeof forecourts
  site?: string
}

const postQuote = (
  body: object,
  { which = 'well', site = 'alpha' }: RequestTarget = {},
): Promise<{ status: number; answer: unknown }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        port: forecourts[which].port,
        path: '/api/youx/quote',
        method: 'POST',
        host: '127.0.0.1',
        agent: false,
        headers: { host: `${site}.localhost`, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      },
      async (res) => {
        const chunks: Buffer[] = []
        for await (const chunk of res) chunks.push(Buffer.from(chunk))
        resolve({ status: res.statusCode ?? 0, answer: JSON.parse(Buffer.concat(chunks).toString()) })
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })

const ask = (path: string, { which = 'well', site = 'alpha' }: RequestTarget = {}) =>
  forecourts[which].ask(path, { host: `${site}.localhost` })

test('the lender is asked about a vehicle that has no quote, and answers in cents (vehicles §7, Finance quote; locations §7, Vehicle calls)', async () => {
  const { answer } = await postQuote({ slug: 'unquoted', purchasePrice: 25_000_00 })
  expect(answer).toEqual({
    weeklyRepaymentAmount: 83_27,
    advertisedRate: 7.95,
    comparisonRate: expect.closeTo(10.63, 1),
  })
})

test('a vehicle is known by its vin too, as the contract has it (vehicles §7)', async () => {
  const body = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 1,
    loanTerm: 5,
    year: 2022,
    vin: 'VINUNQUOTED',
    nvic: null,
  }
  expect((await postQuote(body)).answer).toMatchObject({ weeklyRepaymentAmount: 83_27 })
})

test.each(['quoted', 'unpriced', 'gone', 'other', 'nothing'])(
  'nothing is asked about the vehicle "%s" (vehicles §7, Finance quote)',
  async (slug) => {
    expect(await postQuote({ slug, purchasePrice: 25_000_00 })).toEqual({ status: 200, answer: null })
  },
)

test('a quote is kept with its vehicle for the price that it is for, and no shopper’s own question is (vehicles §3, Finance fields; §7, Finance quote)', async () => {
  const vehicles = running.cms
  const where = { slug: { equals: 'kept' } }
  const stored = async () => (await vehicles.find({ collection: 'vehicles', where })).docs[0]
  const body = { slug: 'kept', purchasePrice: 25_000_00 }
  const before = (await stored())?.updatedAt
  expect((await postQuote({ ...body, loanTerm: 3 })).answer).not.toBeNull()
  expect((await stored())?.youx_quote).toBeNull()
  const { answer } = await postQuote(body)
  expect(await stored()).toMatchObject({
    youx_quote: { ...Object(answer), purchasePrice: 25_000_00, quoted_at: expect.any(String) },
    updatedAt: before,
  })
  // The lender that is away is not asked.
  expect((await postQuote(body, { which: 'ill' })).answer).toEqual(answer)
  await vehicles.update({ collection: 'vehicles', where, data: { price: 24_000_00 } })
  expect((await postQuote(body, { which: 'ill' })).answer).toBeNull()
})

test('a quote for a vehicle that a feed is writing is answered at once, and not kept', async () => {
  const feed = new Client({ connectionString: running.databaseUrl })
  await feed.connect()
  await feed.query('begin')
  await feed.query("update vehicles set km = 1 where slug = 'written'")
  const { answer } = await postQuote({ slug: 'written', purchasePrice: 25_000_00 })
  expect(answer).not.toBeNull()
  await feed.query('rollback')
  await feed.end()
  const { docs } = await running.cms.find({ collection: 'vehicles', where: { slug: { equals: 'written' } } })
  expect(docs[0]?.youx_quote).toBeNull()
  // It did not wait until the database gave up.
  expect(forecourts.well.log()).not.toContain('lender quote not kept with its vehicle')
})

test('a site that has the feature off asks nothing', async () => {
  expect((await postQuote({ slug: 'other', purchasePrice: 25_000_00 }, { site: 'beta' })).answer).toBeNull()
})

test('a lender that is away is no matter (vehicles §8, Quote failure; locations §8, Quiet failures)', async () => {
  const body = { slug: 'unanswered', purchasePrice: 25_000_00 }
  expect(await postQuote(body, { which: 'ill' })).toEqual({ status: 200, answer: null })
  expect((await ask('/cars/unanswered', { which: 'ill' })).status).toBe(200)
})

test('a question that is none is refused by the field’s name', async () => {
  const { status, answer } = await postQuote({ slug: 'unquoted', purchasePrice: -1, loanTerm: 99 })
  expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining('purchasePrice')])
})

test('the words of a lender are those stored, else what it says when asked, else none (vehicles §7, Finance disclaimer fetch)', async () => {
  const words = async (slug: string, which: keyof typeof forecourts = 'well') =>
    JSON.parse((await ask(`/api/cars/${slug}/finance-disclaimer`, { which })).text).disclaimer
  expect(await words('worded')).toBe('Stored words.')
  expect(await words('quoted')).toContain('Comparison rates range from 8.38% to 19.42%')
  expect(await words('quoted', 'ill')).toBeNull()
  expect(await words('nothing')).toBeNull()
})

test('the page of a vehicle with figures shows them with rate, warning and the words that the law requires', async () => {
  // What the lender is late to say is left to the browser.
  const { seen } = await until(
    async () => (await ask('/cars/quoted')).text,
    (html) => html.includes('Comparison rates range from 8.38% to 19.42% p.a.'),
  )
  expect(seen).toContain('$118/wk*')
  expect(seen).toContain('9.40% p.a. comparison rate')
  expect(seen).toContain('WARNING: This comparison rate is true only for the examples given')
  expect(seen).toContain('By Example Credit, ACL 1.')
})

test('a vehicle that waits for its quote says to enquire until then', async () => {
  const { text } = await ask('/cars/unquoted')
  expect(readAttributes(parseHtml(text), '[data-tool="quote"]', 'data-quote')).toContainEqual(
    expect.stringContaining('VINUNQUOTED'),
  )
  expect(text).toContain('Enquire for Finance')
})

test('a tenant’s own figures have their comparison rate calculated, fees and all (reg 100)', async () => {
  const { text } = await ask('/cars/other', { site: 'beta' })
  const rate = Number(/([\d.]+)% p\.a\. comparison rate/.exec(text)?.[1])
  expect(rate).toBeGreaterThan(8.5)
  expect(rate).toBeLessThan(10)
})
