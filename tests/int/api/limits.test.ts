import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#schemas/api/endpoint.ts'
import { endpoints } from '#schemas/api/endpoints.ts'
import { limits } from '#schemas/api/limits.ts'
import { aPage, type Sites, twoDealers } from '#tests/int/platform/sites.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt } from '#tests/support/forecourt.ts'

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

interface Sending {
  to?: Forecourt
  from: string
  site?: 'alpha' | 'beta'
}

const values = { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Hello' }

const enquire = ({ to = one, from, site = 'alpha' }: Sending) =>
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
  await useUp('203.0.113.1')
  const refused = await enquire({ from: '203.0.113.1' })
  expect(refused.status).toBe(429)
  expect(refused.headers['content-type']).toContain('application/problem+json')
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-many-requests', status: 429 })
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(limits.lead.address.seconds - 60)
  expect(wait).toBeLessThanOrEqual(limits.lead.address.seconds)
})

test('what is counted is counted for all processes, for that site alone, and for that address alone', async () => {
  await useUp('203.0.113.2')
  expect((await enquire({ to: other, from: '203.0.113.2' })).status).toBe(429)
  expect((await enquire({ from: '203.0.113.2', site: 'beta' })).status).toBe(200)
  expect((await enquire({ from: '203.0.113.3' })).status).toBe(200)
})

test('a household’s IPv6 addresses are one', async () => {
  await useUp('2001:db8:1:2::1')
  expect((await enquire({ from: '2001:db8:1:2:ffff::9' })).status).toBe(429)
  expect((await enquire({ from: '2001:db8:1:3::1' })).status).toBe(200)
})

test('a form without script is limited like any other, and keeps what was typed', async () => {
  await useUp('203.0.113.4')
  const refused = await sendForm('203.0.113.4', 'Typed with care')
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  expect(refused.text).toMatch(/wait a moment and try again[\s\S]*Typed with care/)
})

test('many addresses together reach the limit of the site, and of no other', async () => {
  const { rows } = await running.cms.db.pool.query<{ points: number }>(
    'select points from request_limits where key = $1',
    [`lead-site:${sites.beta}`],
  )
  const left = most.site - (rows[0]?.points ?? 0)
  const address = (place: number) => `198.51.${Math.floor(place / 200)}.${place % 200}`
  const seen = new Set<number>()
  // A few at a time: what waits for longer than a call may take is answered with 503.
  for (let first = 0; first < left; first += 10) {
    const places = Array.from({ length: Math.min(10, left - first) }, (_, place) => first + place)
    const answers = await Promise.all(places.map((place) => enquire({ from: address(place), site: 'beta' })))
    for (const { status } of answers) seen.add(status)
  }
  expect(seen).toEqual(new Set([200]))
  expect((await enquire({ from: '192.0.2.77', site: 'beta' })).status).toBe(429)
  expect((await enquire({ from: '192.0.2.77' })).status).toBe(200)
}, 30_000)

test('no address of a shopper is kept in clear', async () => {
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
