import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BreakableLink, linkDatabase } from '#tests/support/breakable-link.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { aHero, aPage, aVehicle, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let sites: Sites
let link: BreakableLink
/** Leads through the link. */
let databaseUrl: string
let forecourt: Forecourt

const startBehindLink = () =>
  startForecourt({ databaseUrl, dataDir: process.env['FORECOURT_DATA_DIR'] ?? '', roles: 'web,worker' })

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  const linked = await linkDatabase(running.databaseUrl)
  link = linked.link
  databaseUrl = linked.url
  forecourt = await startBehindLink()
  // So that the site is known before the first outage.
  await until(
    () => ask('/'),
    ({ status }) => status === 200,
  )
})
afterAll(async () => {
  await forecourt.stop()
  await link.stop()
  await running.stop()
})

const ask = (path: string) => forecourt.ask(path, { host: 'alpha.localhost' })
const isReady = async (of = forecourt) => (await of.ask('/readyz', { host: 'alpha.localhost' })).status === 200

async function goAway(): Promise<void> {
  link.cut()
  await until(
    () => isReady(),
    (ready) => !ready,
  )
}

async function comeBack(): Promise<void> {
  link.fix()
  await until(() => isReady(), Boolean)
}
afterEach(comeBack)

/** A page that was asked for once, with the address of its own. */
async function aKeptPage(heading: string): Promise<{ id: number; path: string }> {
  const path = `/kept-${randomUUID()}`
  const id = await aPage(running.cms, { tenant: sites.alpha, title: heading, path, heading })
  const { seen } = await until(
    () => ask(path),
    ({ status }) => status === 200,
  )
  expect(seen.headers['cache-status']).toBe('forecourt; fwd=miss')
  return { id, path }
}

/** Under one key, before it broke and after. */
const anEnquiry = () => ({
  key: randomUUID(),
  kind: 'enquiry',
  values: {
    name: 'Al',
    phone: '0412 345 678',
    email: 'al@example.com',
    postcode: '4215',
    message: `Out of the dark ${randomUUID()}`,
  },
})
type Enquiry = ReturnType<typeof anEnquiry>

const post = (path: string, type: string, body: string) =>
  forecourt.ask(path, {
    host: 'alpha.localhost',
    method: 'POST',
    headers: { 'content-type': type, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body,
  })
const sendEnquiry = (enquiry: Enquiry) => post('/api/leads', 'application/json', JSON.stringify(enquiry))

describe('while the database is away', () => {
  beforeEach(goAway)

  test('a page that was not kept fails in the site’s own words, for now', async () => {
    const { status, text, headers } = await ask('/cars/alpha-car')
    expect([status, headers['cache-status']]).toEqual([503, 'forecourt; fwd=miss'])
    expect(text).toContain('Something went wrong')
  })

  test('the API says what happened as a problem', async () => {
    const { status, headers, text } = await ask('/api/locations')
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(text)).toMatchObject({ code: 'temporarily-unavailable' })
  })

  test('search answers from memory', async () => {
    const { status, text } = await ask('/api/search')
    expect([status, JSON.parse(text).hits[0]]).toMatchObject([200, { model: 'Sportage' }])
  })

  test('a form is told so, with script and without', async () => {
    const enquiry = anEnquiry()
    const { status, headers, text } = await sendEnquiry(enquiry)
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8'])
    expect(JSON.parse(text).detail).toContain('try again')
    const { kind, values } = enquiry
    const form = new URLSearchParams({ kind, ...values })
    const page = await post('/send', 'application/x-www-form-urlencoded', form.toString())
    expect([page.status, page.text.includes('try again')]).toEqual([503, true])
  })
})

test('while the database is away, kept pages are served marked stale, and the process says that it is not ready', async () => {
  const { path } = await aKeptPage('Welcome to Alpha')
  link.cut()
  const { seen } = await until(
    () => ask(path),
    ({ headers }) => String(headers['cache-status']).includes('stale'),
  )
  expect([seen.status, seen.text.includes('Welcome to Alpha')]).toEqual([200, true])
  expect(seen.headers['warning']).toContain('110')
  await until(
    () => isReady(),
    (ready) => !ready,
  )
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
})

test('once the database is back, the process is ready by itself and shows what changed meanwhile', async () => {
  const { id, path } = await aKeptPage('As it was')
  await goAway()
  const slug = `car-${randomUUID()}`
  await aVehicle(running.cms, { tenant: sites.alpha, stocknum: slug, slug })
  expect((await ask(`/cars/${slug}`)).status).toBe(503)
  await running.cms.update({
    collection: 'pages',
    id,
    data: { layout: [aHero('Changed while away')], _status: 'published' } as never,
  })
  await comeBack()
  const { seen } = await until(
    () => ask(path),
    ({ text }) => text.includes('Changed while away'),
  )
  expect(seen.status).toBe(200)
  expect((await ask(`/cars/${slug}`)).status).toBe(200)
})

test('a form that was told so is sent again under its key, and is one lead', async () => {
  const enquiry = anEnquiry()
  await goAway()
  expect((await sendEnquiry(enquiry)).status).toBe(503)
  await comeBack()
  const answers = await Promise.all([sendEnquiry(enquiry), sendEnquiry(enquiry)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { message } = enquiry.values
  const found = await running.cms.count({ collection: 'leads', where: { message: { equals: message } } })
  expect(found.totalDocs).toBe(1)
})

test('a process is not ready while PostgreSQL accepts no further connection, and goes on with those that it has', async () => {
  const enquiry = anEnquiry()
  const first = await Promise.all([sendEnquiry(enquiry), sendEnquiry(enquiry)])
  expect(first.map(({ status }) => status)).toEqual([200, 200])
  link.refuseMore()
  await until(
    () => isReady(),
    (ready) => !ready,
  )
  expect([(await ask('/healthz')).status, (await sendEnquiry(enquiry)).status]).toEqual([200, 200])
  await comeBack()
})

test('a process that lost its database more than once is still there', async () => {
  const { path } = await aKeptPage('Still there')
  for (let round = 0; round < 3; round += 1) {
    await goAway()
    await comeBack()
  }
  // Each page is served once more as it was, then renewed.
  const { seen } = await until(
    () => ask(path),
    ({ headers }) => !String(headers['cache-status']).includes('stale'),
  )
  expect(seen.status).toBe(200)
})

test('told to stop, it finishes and ends in order, also after an outage', async () => {
  const own = await startBehindLink()
  try {
    await goAway()
    await until(
      () => isReady(own),
      (ready) => !ready,
    )
    await comeBack()
    await until(() => isReady(own), Boolean)
  } finally {
    expect(await own.stop()).toBe(0)
  }
})
