import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { findFeed } from '#platform/stock/feeds/feed-store.ts'
import { runFeed } from '#platform/stock/feeds/run-feed.ts'
import { aPerson, type Person, type Sites, twoSites } from '#tests/int/cms/staff.ts'
import { adminUrl } from '#tests/support/cms.ts'
import { startStaffServer, type StaffServer } from '#tests/int/staff/staff-server.ts'
import { aFeedOf } from './feed-setup.ts'

let app: StaffServer
let sites: Sites
let editor: Person
let sales: Person
let stranger: Person
let feed: number
const dataDir = () => process.env['FORECOURT_DATA_DIR'] ?? ''

beforeAll(async () => {
  app = await startStaffServer()
  sites = await twoSites(app.cms)
  editor = await aPerson(app.cms, 'editor', 'editor', [sites.own])
  sales = await aPerson(app.cms, 'sales', 'sales', [sites.own])
  stranger = await aPerson(app.cms, 'stranger', 'tenant-admin', [sites.other])
})
afterAll(() => app.stop())
let made = 0
beforeEach(async () => {
  made += 1
  const data = {
    tenant: sites.own,
    name: `Feed ${made}`,
    source: 'folder',
    schedule: 'off',
    format: 'forecourt',
    pattern: `${made}-*.csv`,
  } as const
  feed = (await app.cms.create({ collection: 'stock-feeds', data })).id
})

async function imported(text: string): Promise<void> {
  const folder = join(dataDir(), 'feeds', 'own')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${made}-stock.csv`)
  await writeFile(file, text)
  await utimes(file, new Date(0), new Date(0))
  const found = await findFeed(app.pool, feed)
  if (!found) throw new Error('There is no feed.')
  await runFeed(
    {
      pool: app.pool,
      dataDir: dataDir(),
      network: networkWithLoopback,
      secret: app.cms.secret,
      now: () => new Date(),
      anyway: false,
    },
    found,
  )
}
const health = (who: Person | null, tenant = sites.own) =>
  app.ask(`/staff/feeds/health?tenant=${tenant}&feed=${feed}`, who ? { token: who.token } : {})
const importNow = (who: Person | null, more: { tenant?: number; headers?: Record<string, string> } = {}) =>
  app.ask('/staff/feeds/import', {
    method: 'POST',
    ...(who ? { token: who.token } : {}),
    ...(more.headers ? { headers: more.headers } : {}),
    body: { tenant: more.tenant ?? sites.own, feed },
  })

test('staff of the site see how a feed is doing, others do not', async () => {
  expect((await health(sales)).status).toBe(200)
  expect((await health(null)).status).toBe(401)
  expect((await health(stranger)).status).toBe(403)
  expect((await health(stranger, sites.other)).status).toBe(404)
})

test('the health of a feed tells its last import and the last 30 days, the site’s today last', async () => {
  await imported(`${aFeedOf('A1', 'A2')}\nA3,,,,,,\n`)
  const { body } = await health(editor)
  expect(body).toMatchObject({
    failure: null,
    lastImported: expect.any(String),
    imports: [{ status: 'done', read: 3, rejected: 1 }],
    photos: { waiting: 0 },
  })
  const { days } = body as { days: { day: string; imports: number; rejected: number }[] }
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({
    day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Brisbane' }).format(new Date()),
    imports: 1,
    rejected: 1,
  })
})

test('the health of a feed tells how many values staff’s locks held against its import', async () => {
  await imported(aFeedOf('K1', 'K2'))
  const { docs } = await app.cms.find({ collection: 'vehicles', where: { stocknum: { equals: 'K1' } }, depth: 0 })
  await app.cms.update({
    collection: 'vehicles',
    id: docs[0]?.id ?? 0,
    data: { price: 12_000_00, locked_fields: ['price'] },
  })
  await imported(aFeedOf('K1', 'K2').replaceAll('9990', '8990'))
  expect((await health(editor)).body).toMatchObject({
    imports: [
      { updated: 2, kept: 1 },
      { created: 2, kept: 0 },
    ],
  })
})

test('rejected rows come with their reasons, a page at a time, to staff of the site alone', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `R${at},,,,,,`).join('\n')
  await imported(`${aFeedOf('A1')}\n${rows}\n`)
  const { imports } = (await health(editor)).body as { imports: { id: number }[] }
  const of = (who: Person, page: number, tenant = sites.own) =>
    app.ask(`/staff/feeds/rows?tenant=${tenant}&import=${imports[0]?.id}&page=${page}`, { token: who.token })
  expect((await of(sales, 2)).body).toMatchObject({ total: 30, pages: 2, rows: { length: 5 } })
  expect((await of(sales, 1)).body).toMatchObject({
    rows: expect.arrayContaining([{ line: 3, stocknum: 'R0', reasons: [expect.any(String)] }]),
  })
  expect((await of(stranger, 1)).status).toBe(403)
  expect((await of(stranger, 1, sites.other)).status).toBe(404)
})

test('an import is asked for by those who may edit, from the admin alone, once', async () => {
  expect((await importNow(editor)).body).toEqual({ isNew: true })
  expect((await importNow(editor)).body).toEqual({ isNew: false })
  expect((await health(editor)).body).toMatchObject({ isAskedFor: true })
  expect((await importNow(sales)).status).toBe(403)
  expect((await importNow(null)).status).toBe(401)
  expect((await importNow(stranger, { tenant: sites.other })).status).toBe(404)
  expect((await importNow(editor, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
})

test('a look at a feed takes no address that the site does not allow', async () => {
  const look = (url: string) =>
    app.ask('/staff/feeds/preview', {
      method: 'POST',
      token: editor.token,
      body: {
        tenant: sites.own,
        feed: null,
        from: { kind: 'url', url, user: null, password: null },
        format: 'forecourt',
        mapping: null,
      },
    })
  for (const url of [
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1:5432/',
    'https://elsewhere.example.com/',
  ])
    expect(await look(url)).toMatchObject({ status: 422, body: { code: 'feed-unreadable' } })
})

test('a look at a file that another site sent finds nothing', async () => {
  const sample = '7e57ab1e-0000-4000-8000-000000000000'
  const folder = join(dataDir(), 'feeds', 'other', '.samples', sample)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'stock.csv'), aFeedOf('A1'))
  const answer = await app.ask('/staff/feeds/preview', {
    method: 'POST',
    token: editor.token,
    body: { tenant: sites.own, feed: null, from: { kind: 'sample', sample }, format: 'forecourt', mapping: null },
  })
  expect(answer.status).toBe(422)
})

/** As the admin's own pages send and get files. */
const file = (
  path: string,
  who: Person | null,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
) =>
  fetch(`${app.origin}${path}`, {
    ...init,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(init.method === 'POST' ? { origin: adminUrl } : {}),
      ...(who ? { cookie: `forecourt-token=${who.token}` } : {}),
      ...init.headers,
    },
  })

test('rejected rows are a file for staff of the site, with each row as it came', async () => {
  await imported(`${aFeedOf('A1')}\nR1,,,,,,\n`)
  const { imports } = (await health(editor)).body as { imports: { id: number }[] }
  const of = (who: Person | null, tenant = sites.own) =>
    file(`/staff/feeds/rejected.csv?tenant=${tenant}&import=${imports[0]?.id}`, who)
  const answer = await of(sales)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect((await answer.text()).split('\r\n')[1]).toMatch(/^3,rejected,.*,R1,/)
  expect([(await of(null)).status, (await of(stranger)).status, (await of(stranger, sites.other)).status]).toEqual([
    401, 403, 404,
  ])
})

test('an import whose report lies elsewhere on the server gives no file', async () => {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into stock_imports (tenant_id, file_name, status, report_file) values ($1, 'x', 'done', '/etc/passwd') returning id`,
    [sites.own],
  )
  expect((await file(`/staff/feeds/rejected.csv?tenant=${sites.own}&import=${rows[0]?.id}`, editor)).status).toBe(404)
})

test('a file that an editor sends is looked at and imports nothing; others may not send any', async () => {
  const send = (who: Person | null, headers: Record<string, string> = {}) =>
    file(`/staff/feeds/sample?tenant=${sites.own}&name=${encodeURIComponent('../../stock.csv')}`, who, {
      method: 'POST',
      body: aFeedOf('LOOKED-AT'),
      headers,
    })
  expect([(await send(null)).status, (await send(sales)).status, (await send(stranger)).status]).toEqual([
    401, 403, 403,
  ])
  expect((await send(editor, { origin: 'https://evil.example' })).status).toBe(403)
  const { sample } = (await (await send(editor)).json()) as { sample: string }
  const look = await app.ask('/staff/feeds/preview', {
    method: 'POST',
    token: editor.token,
    body: { tenant: sites.own, feed, from: { kind: 'sample', sample }, format: 'forecourt', mapping: null },
  })
  expect(look).toMatchObject({ status: 200, body: { preview: { file: 'stock.csv', changes: { created: 1 } } } })
  const { rowCount } = await app.pool.query(`select from vehicles where stocknum = 'LOOKED-AT'`)
  expect(rowCount).toBe(0)
})

test('staff who may import approve held vehicles, with the numbers and names before them; others may not', async () => {
  const all = Array.from({ length: 10 }, (_, index) => `H${index}`)
  await imported(aFeedOf(...all))
  await imported(aFeedOf(...all.slice(5)))
  const { body } = await health(sales)
  expect(body).toMatchObject({ held: { vehicles: 5, owned: 10, share: 20, isApproved: false } })
  const { held } = body as { held: { until: string; examples: object[] } }
  expect(held.examples[0]).toEqual({ stocknum: 'H0', name: '2022 Kia Rio' })
  const approve = (who: Person, tenant = sites.own) =>
    app.ask('/staff/feeds/approve', {
      method: 'POST',
      token: who.token,
      body: { tenant, feed, until: held.until },
    })
  expect((await approve(sales)).status).toBe(403)
  expect((await approve(stranger, sites.other)).status).toBe(404)
  expect(await approve(editor)).toMatchObject({ status: 200, body: { vehicles: 5 } })
  expect((await health(editor)).body).toMatchObject({ held: { isApproved: true } })
  expect((await approve(editor)).status).toBe(409)
})
