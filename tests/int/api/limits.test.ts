import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#schemas/api/endpoint.ts'
import { endpoints } from '#schemas/api/endpoints.ts'
import { limits } from '#schemas/api/limits.ts'
import { aPage, aTenant, type Sites, twoDealers } from '#tests/int/platform/sites.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'

let running: TestCms
let sites: Sites
let one: Forecourt
let other: Forecourt

const factor = 0.1
/** Enquiries from one address, and to one site, until there are too many. */
const most = { address: limits.lead.address.calls * factor, site: limits.lead.site.calls * factor }

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  await aPage(running.cms, { tenant: sites.alpha, title: 'Contact', path: '/contact' })
  const start = () =>
    startForecourt({
      databaseUrl: running.databaseUrl,
      dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
      roles: 'web',
      env: { FORECOURT_LIMIT_FACTOR: String(factor), FORECOURT_TRUST_PROXY: 'loopback' },
    })
  ;[one, other] = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await running.stop()
})

interface EnquiryOptions {
  to?: Forecourt
  from: string
  site?: string
}

let given = 0
/** One that nobody has used. */
const anAddress = () => `203.0.113.${(given += 1)}`
/** What a household’s IPv6 addresses begin with. */
const aHousehold = () => `2001:db8:1:${(given += 1)}:`

const values = { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Hello' }

const enquire = ({ to = one, from, site = 'alpha' }: EnquiryOptions) =>
  to.ask('/api/leads', {
    host: `${site}.localhost`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({
      key: randomUUID(),
      kind: 'enquiry',
      car_id: null,
      values,
      website: '',
      url: '',
      user_agent: '',
    }),
  })

const sendForm = (from: string, message: string) =>
  one.ask('/send', {
    host: 'alpha.localhost',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      referer: 'http://alpha.localhost/contact',
    },
    body: new URLSearchParams({ ...values, kind: 'enquiry', message }).toString(),
  })

async function useUp(from: string): Promise<void> {
  for (let sent = 0; sent < most.address; sent += 1) expect((await enquire({ from })).status).toBe(200)
}

test('an address that enquires too often is refused with 429, and told when to try again (issue: rate limits per address)', async () => {
  const from = anAddress()
  await useUp(from)
  const refused = await enquire({ from })
  expect(refused.status).toBe(429)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-many-requests', status: 429 })
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(limits.lead.address.seconds - 60)
  expect(wait).toBeLessThanOrEqual(limits.lead.address.seconds)
})

test('what is counted is counted for all processes, for that site alone, and for that address alone', async () => {
  const from = anAddress()
  await useUp(from)
  expect((await enquire({ to: other, from })).status).toBe(429)
  expect((await enquire({ from, site: 'beta' })).status).toBe(200)
  expect((await enquire({ from: anAddress() })).status).toBe(200)
})

test('a household’s IPv6 addresses are one', async () => {
  const household = aHousehold()
  await useUp(`${household}:1`)
  expect((await enquire({ from: `${household}ffff::9` })).status).toBe(429)
  expect((await enquire({ from: `${aHousehold()}:1` })).status).toBe(200)
})

test('a form without script is limited like any other, and keeps what was typed', async () => {
  const from = anAddress()
  await useUp(from)
  const refused = await sendForm(from, 'Typed with care')
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  expect(refused.text).toMatch(/wait a moment and try again[\s\S]*Typed with care/)
})

/** A dealer to whom nobody has written. */
async function aSite(): Promise<{ id: number; slug: string }> {
  const slug = `dealer-${randomUUID()}`
  const id = await aTenant(running.cms, { slug, template: sites.template, hosts: [{ host: `${slug}.localhost` }] })
  await until(
    () => one.ask('/', { host: `${slug}.localhost` }),
    ({ status }) => status === 200,
  )
  return { id, slug }
}

test('many addresses together reach the limit of the site, and of no other', async () => {
  const { id, slug: site } = await aSite()
  const enquireFromAnother = async () => (await enquire({ from: anAddress(), site })).status
  expect([await enquireFromAnother(), await enquireFromAnother()]).toEqual([200, 200])
  const { rowCount } = await running.cms.db.pool.query(
    'update request_limits set points = $1 where key = $2 and points = 2',
    [most.site - 1, `lead-site:${id}`],
  )
  expect(rowCount).toBe(1)
  expect([await enquireFromAnother(), await enquireFromAnother()]).toEqual([200, 429])
  expect((await enquire({ from: anAddress() })).status).toBe(200)
})

test('no address of a shopper is kept in clear', async () => {
  const addresses = [anAddress(), anAddress(), anAddress(), anAddress(), `${aHousehold()}:1`, `${aHousehold()}:1`]
  for (const from of addresses) expect((await enquire({ from })).status).toBe(200)
  const { rows } = await running.cms.db.pool.query<{ key: string }>('select key from request_limits')
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ key }) => /203\.0|198\.51|2001:db8/.test(key))).toEqual([])
})

/** What a browser says of a page that is not the site’s own. */
const foreign: Record<string, string>[] = [
  { origin: 'http://evil.example', 'content-type': 'application/json' },
  { origin: 'http://beta.localhost', 'content-type': 'text/plain' },
  { origin: 'https://alpha.localhost.evil.example', 'content-type': 'application/json' },
  { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

const writes = Object.values(endpoints).filter(({ method }: Endpoint) => method !== 'GET')

test.each([...writes.map(({ method, path }: Endpoint) => [method, path] as const), ['POST', '/send'] as const])(
  '%s %s is refused to a page of another site, whatever it says (CSRF)',
  async (method, path) => {
    const target = path.replace(/:\w+/g, '1')
    for (const headers of foreign) {
      const { status } = await one.ask(target, {
        host: 'alpha.localhost',
        method,
        headers,
        body: method === 'POST' ? '{}' : '',
      })
      expect(status).toBe(403)
    }
  },
)
