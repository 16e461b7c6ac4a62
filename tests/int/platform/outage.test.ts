import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BreakableLink, breakableLink } from '#tests/support/breakable-link.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { aHero, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let sites: Sites
let link: BreakableLink
let forecourt: Forecourt

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  const url = new URL(running.databaseUrl)
  link = await breakableLink({ host: url.hostname, port: Number(url.port || 5432) })
  url.hostname = '127.0.0.1'
  url.port = String(link.port)
  forecourt = await startForecourt({
    databaseUrl: url.href,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web,worker',
  })
})
afterAll(async () => {
  await forecourt.stop()
  await link.stop()
  await running.stop()
})

const ask = (path: string) => forecourt.ask(path, { host: 'alpha.localhost' })
const isReady = async () => (await ask('/readyz')).status === 200

test('while the database is away, kept pages are served marked stale, and the process says that it is not ready', async () => {
  expect((await ask('/')).headers['cache-status']).toBe('forecourt; fwd=miss')
  link.cut()
  const { seen } = await until(
    () => ask('/'),
    ({ headers }) => String(headers['cache-status']).includes('stale'),
  )
  expect([seen.status, seen.text.includes('Welcome to Alpha')]).toEqual([200, true])
  expect(seen.headers['warning']).toContain('110')
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
})

test('while the database is away, a page that was not kept fails in the site’s own words, for now', async () => {
  const { status, text, headers } = await ask('/cars/alpha-car')
  expect([status, headers['cache-status']]).toEqual([503, 'forecourt; fwd=miss'])
  expect(text).toContain('Something went wrong')
})

test('while the database is away, the API says what happened as a problem', async () => {
  const { status, headers, text } = await ask('/api/locations')
  expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8'])
  expect(JSON.parse(text)).toMatchObject({ code: 'temporarily-unavailable' })
})

test('while the database is away, search answers from memory', async () => {
  const { status, text } = await ask('/api/search')
  expect([status, JSON.parse(text).hits[0]]).toMatchObject([200, { model: 'Sportage' }])
})

/** Under one key, before it broke and after. */
const enquiry = {
  key: '6f0c7c52-4a3e-4f5d-9b8a-0d5f4c1e2a77',
  kind: 'enquiry',
  values: { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Out of the dark' },
}
const post = (path: string, type: string, body: string) =>
  forecourt.ask(path, {
    host: 'alpha.localhost',
    method: 'POST',
    headers: { 'content-type': type, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body,
  })
const sendEnquiry = () => post('/api/leads', 'application/json', JSON.stringify(enquiry))

test('while the database is away, a form is told so, with script and without', async () => {
  const { status, headers, text } = await sendEnquiry()
  expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8'])
  expect(JSON.parse(text).detail).toContain('try again')
  const { kind, values } = enquiry
  const form = new URLSearchParams({ kind, ...values })
  const page = await post('/send', 'application/x-www-form-urlencoded', form.toString())
  expect([page.status, page.text.includes('try again')]).toEqual([503, true])
})

test('once the database is back, the process is ready by itself and shows what changed meanwhile', async () => {
  const { docs } = await running.cms.find({
    collection: 'pages',
    where: { and: [{ tenant: { equals: sites.alpha } }, { path: { equals: '/' } }] },
  })
  await running.cms.update({
    collection: 'pages',
    id: docs[0]?.id ?? 0,
    data: { layout: [aHero('Changed while away')], _status: 'published' } as never,
  })
  link.fix()
  await until(isReady, Boolean)
  const { seen } = await until(
    () => ask('/'),
    ({ text }) => text.includes('Changed while away'),
  )
  expect(seen.status).toBe(200)
  expect((await ask('/cars/alpha-car')).status).toBe(200)
})

test('a form that was told so is sent again under its key, and is one lead', async () => {
  const answers = await Promise.all([sendEnquiry(), sendEnquiry()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const found = await running.cms.count({ collection: 'leads', where: { message: { equals: 'Out of the dark' } } })
  expect(found.totalDocs).toBe(1)
})

test('a process is not ready while PostgreSQL accepts no further connection, and goes on with those that it has', async () => {
  link.refuseMore()
  await until(isReady, (ready) => !ready)
  expect([(await ask('/healthz')).status, (await sendEnquiry()).status]).toEqual([200, 200])
  link.fix()
  await until(isReady, Boolean)
})

test('a process that lost its database more than once is still there', async () => {
  for (let round = 0; round < 3; round += 1) {
    link.cut()
    await until(isReady, (ready) => !ready)
    link.fix()
    await until(isReady, Boolean)
  }
  // Each page is served once more as it was, then renewed.
  const { seen } = await until(
    () => ask('/'),
    ({ headers }) => !String(headers['cache-status']).includes('stale'),
  )
  expect(seen.status).toBe(200)
})

test('told to stop, it finishes and ends in order', async () => {
  expect(await forecourt.stop()).toBe(0)
})
