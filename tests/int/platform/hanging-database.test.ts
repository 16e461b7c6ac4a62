import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Answer, type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { type ControllableDatabase, controllableDatabase } from '#tests/support/controllable-database.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { aPage, twoDealers } from './sites.ts'

let dataDir: string
let postgres: ControllableDatabase
let running: TestCms
let forecourt: Forecourt
let browser: Browser
let page: Page

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-hanging-'))
  postgres = await controllableDatabase(dataDir)
  running = await startCms({ url: postgres.url, stop: () => Promise.resolve() })
  const { alpha } = await twoDealers(running.cms)
  await aPage(running.cms, { tenant: alpha, title: 'Ask us', path: '/ask-us', layout: [{ blockType: 'lead-form' }] })
  forecourt = await startForecourt({
    databaseUrl: postgres.url,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web,worker',
  })
  await until(
    () => ask('/api/search'),
    ({ text }) => text.includes('Sportage'),
  )
  await ask('/')
  browser = await chromium.launch(chromiumOptions)
  page = await openFilledForm()
})
afterAll(async () => {
  await browser.close()
  await postgres.resume()
  await forecourt.stop()
  await running.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const host = 'alpha.localhost'
const ask = (path: string) => forecourt.ask(path, { host })

const enquiry = (key: string) => ({
  key,
  kind: 'enquiry',
  values: { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: `Held up ${key}` },
})
const keys = ['6f0c7c52-4a3e-4f5d-9b8a-0d5f4c1e2a01', '6f0c7c52-4a3e-4f5d-9b8a-0d5f4c1e2a02'] as const
const sendLead = (key: string) =>
  forecourt.ask('/api/leads', {
    host,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(enquiry(key)),
  })

const typed = {
  'First Name': 'Alex',
  'Last Name': 'Nguyen',
  Postcode: '4215',
  'Mobile Number': '0412 345 678',
  'Email Address': 'alex@example.com',
}

/** In a browser, before PostgreSQL hangs. */
async function openFilledForm(): Promise<Page> {
  const opened = await browser.newPage()
  await opened.goto(`http://${host}:${forecourt.port}/ask-us`, { waitUntil: 'networkidle' })
  for (const [label, words] of Object.entries(typed)) await opened.getByLabel(label).fill(words)
  await opened.getByRole('main').locator('textarea').fill('Is it still there?')
  return opened
}

const pressSend = () => page.getByRole('main').getByRole('button', { name: 'Send Enquiry' }).click()
const readFields = () =>
  page
    .getByRole('main')
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))

async function timed(asked: Promise<Answer>): Promise<Answer & { ms: number }> {
  const began = performance.now()
  const answer = await asked
  return { ...answer, ms: performance.now() - began }
}

/** As a migration or a bulk change does. Gives the way to unlock it. */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const client = new Client(postgres.url)
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  return () => client.end()
}

const leadWithin = 5_000
/** Milliseconds: less than any wait for the database takes. */
const withoutWait = 2_500

test('a lead sent as PostgreSQL begins to hang is answered within 5 seconds by a readable 503', async () => {
  await postgres.pause()
  const { status, text, headers, ms } = await timed(sendLead(keys[0]))
  expect([status, JSON.parse(text).code]).toEqual([503, 'temporarily-unavailable'])
  expect(JSON.parse(text).detail).toContain('try again')
  expect(headers['retry-after']).toBeDefined()
  expect(ms).toBeLessThan(leadWithin)
})

test('a lead sent while PostgreSQL is known to hang is answered at once', async () => {
  const { status, ms } = await timed(sendLead(keys[1]))
  expect(status).toBe(503)
  expect(ms).toBeLessThan(withoutWait)
})

test('a shopper who sends a form is asked to try again, and finds everything as it was typed', async () => {
  const before = await readFields()
  await pressSend()
  await page.getByRole('alert').getByText('try again').waitFor({ timeout: leadWithin })
  expect(await readFields()).toEqual(before)
  expect(before).toEqual(expect.arrayContaining([...Object.values(typed), 'Is it still there?']))
})

test('search answers from memory, questions that nobody asked before too', async () => {
  const answers = await Promise.all([ask('/api/search'), ask('/api/search?refinementList[make][0]=Kia')].map(timed))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const { text } of answers) expect(JSON.parse(text).hits[0]).toMatchObject({ make: 'Kia', model: 'Sportage' })
})

test('a kept page is served, marked stale', async () => {
  const { status, headers, text } = await ask('/')
  expect([status, headers['cache-status']]).toEqual([200, 'forecourt; hit; fwd=stale'])
  expect(text).toContain('Welcome to Alpha')
})

test('a page that was not kept fails in the site’s own words, at once', async () => {
  const { status, text, ms } = await timed(ask('/cars/alpha-car'))
  expect(status).toBe(503)
  expect(text).toContain('Something went wrong')
  expect(ms).toBeLessThan(withoutWait)
})

test('a form of a browser without script comes back with what was typed in it', async () => {
  const { kind, values } = enquiry(keys[0])
  const { status, text, headers } = await forecourt.ask('/send', {
    host,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ kind, ...values }).toString(),
  })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(text).toContain('try again')
  expect(parseHtml(text).querySelector('form[action="/send"]')).not.toBeNull()
  for (const typed of Object.values(values)) expect(text).toContain(typed)
})

test('the process lives, and says that it is not ready', async () => {
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
})

test('once PostgreSQL answers again, leads are stored by themselves, each once', async () => {
  await postgres.resume()
  // Within 2 seconds, which a busy test machine cannot show: tests/faults/database-away.ts does.
  await until(
    () => sendLead(keys[0]),
    ({ status }) => status === 200,
  )
  expect((await sendLead(keys[0])).status).toBe(200)
  const found = await running.cms.count({ collection: 'leads', where: { key: { equals: keys[0] } } })
  expect(found.totalDocs).toBe(1)
})

test('the shopper who presses again has sent the form once', async () => {
  await pressSend()
  const count = () => running.cms.count({ collection: 'leads', where: { email: { equals: typed['Email Address'] } } })
  await until(count, ({ totalDocs }) => totalDocs > 0)
  expect((await count()).totalDocs).toBe(1)
})

test('a lead that waits for a lock of somebody else is answered within 5 seconds, and stored once when it is sent again', async () => {
  const release = await lockTable('leads')
  const { status, text, ms } = await timed(sendLead(keys[1]))
  await release()
  expect([status, JSON.parse(text).code]).toEqual([503, 'temporarily-unavailable'])
  expect(ms).toBeLessThan(leadWithin)
  expect((await sendLead(keys[1])).status).toBe(200)
  const found = await running.cms.count({ collection: 'leads', where: { key: { equals: keys[1] } } })
  expect(found.totalDocs).toBe(1)
})

test('pages are no longer marked stale once it is back', async () => {
  const { seen } = await until(
    () => ask('/'),
    ({ headers }) => !String(headers['cache-status']).includes('stale'),
  )
  expect(seen.status).toBe(200)
  expect((await ask('/cars/alpha-car')).status).toBe(200)
})
