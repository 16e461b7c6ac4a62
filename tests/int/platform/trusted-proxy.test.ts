import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#schemas/api/limits.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, freePort, startForecourt } from '#tests/support/forecourt.ts'
import { aPage, twoDealers } from './sites.ts'

let running: TestCms
/** No proxy is trusted, and limits are a tenth. */
let direct: Forecourt
/** A proxy on this machine is trusted. */
let proxied: Forecourt
/** That proxy names the site in `X-Forwarded-Host`. */
let renamed: Forecourt
let metricsPort: number

const factor = 0.1

beforeAll(async () => {
  running = await startCms()
  const sites = await twoDealers(running.cms)
  await aPage(running.cms, { tenant: sites.alpha, title: 'Contact', path: '/contact' })
  metricsPort = await freePort()
  const start = (env: Record<string, string>) =>
    startForecourt({
      databaseUrl: running.databaseUrl,
      dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
      roles: 'web',
      env,
    })
  const metrics = { FORECOURT_METRICS_PORT: String(metricsPort), FORECOURT_METRICS_TOKEN: 'a token of the metrics' }
  ;[direct, proxied, renamed] = await Promise.all([
    start({ FORECOURT_LIMIT_FACTOR: String(factor), ...metrics }),
    start({ FORECOURT_TRUST_PROXY: 'loopback' }),
    start({ FORECOURT_TRUST_PROXY: 'loopback', FORECOURT_HOST_HEADER: 'X-Forwarded-Host' }),
  ])
})
afterAll(async () => {
  await Promise.all([direct.stop(), proxied.stop(), renamed.stop()])
  await running.stop()
})

test('a trusted proxy says whether there is TLS, but the Host header alone names the site', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { text, headers } = await proxied.ask('/', {
      host: 'alpha.localhost',
      headers: { 'x-forwarded-host': 'beta.localhost', 'x-forwarded-proto': 'https' },
    })
    expect(text).toContain('Welcome to Alpha')
    expect(headers['strict-transport-security']).toContain('max-age=')
  }
})

test("no forwarded host leads from a tenant's host to the admin", async () => {
  const headers = { 'x-forwarded-host': `localhost:${proxied.port}` }
  const { text } = await proxied.ask('/', { host: 'alpha.localhost', headers })
  expect(text).toContain('Welcome to Alpha')
})

test('the header that a setting names chooses the site', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { text } = await renamed.ask('/', { host: 'internal', headers: { 'x-forwarded-host': 'beta.localhost' } })
    expect(text).toContain('Welcome from the template')
  }
})

test('a header that names two hosts names none', async () => {
  const headers = { 'x-forwarded-host': 'beta.localhost, alpha.localhost' }
  const { status, text } = await renamed.ask('/', { host: 'alpha.localhost', headers })
  expect(status).toBe(404)
  expect(text).not.toContain('Welcome')
})

test('without a trusted proxy X-Forwarded-For is ignored: the limit of an address stays', async () => {
  const calls = limits.lead.address.calls * factor
  const statuses: number[] = []
  for (let call = 0; call <= calls; call += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${call}` }
    const body = JSON.stringify({ key: randomUUID(), kind: 'enquiry', car_id: null, values, ...unseen })
    const { status } = await direct.ask('/api/leads', { host: 'alpha.localhost', method: 'POST', headers, body })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array.from({ length: calls }, () => 200), 429])
  expect(direct.log().match(/X-Forwarded-For is ignored/g)).toHaveLength(1)
})

const values = { name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215', message: 'Hello' }
const unseen = { website: '', url: '', user_agent: '' }

test.each(['alpha.localhost', 'localhost', '127.0.0.1'])('the metrics are not served on %s', async (host) => {
  const { status, text } = await direct.ask('/metrics', { host })
  expect(status).toBe(404)
  expect(text).not.toContain('forecourt_')
})

const askMetrics = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${metricsPort}${path}`, { headers })

test('the port of the metrics serves them to a caller with the token, and nothing else', async () => {
  const authorization = 'Bearer a token of the metrics'
  const text = await (await askMetrics('/metrics', { authorization })).text()
  expect(text).toContain('forecourt_page_cache_served')
  expect(text).not.toMatch(/alpha|beta/)
  expect((await askMetrics('/metrics')).status).toBe(401)
  expect((await askMetrics('/metrics', { authorization: 'Bearer another token' })).status).toBe(401)
  expect((await askMetrics('/', { authorization })).status).toBe(404)
})

test.each([
  ['alpha.localhost', 200],
  ['gamma.localhost', 404],
  ['', 404],
])('a proxy that asks whether it may get a certificate for “%s” is answered %s', async (domain, status) => {
  expect((await askMetrics(`/known-host?domain=${domain}`)).status).toBe(status)
})

test('a site says whether it is ready, and only the port of the metrics says which check failed', async () => {
  // A process answers before it hears of changes, and is ready from then on.
  await expect.poll(async () => (await direct.ask('/readyz', { host: 'alpha.localhost' })).text).toBe('{"ready":true}')
  const detailed = await askMetrics('/readyz', { authorization: 'Bearer a token of the metrics' })
  expect(await detailed.json()).toEqual({
    ready: true,
    checks: { running: true, database: true, connections: true, search: true, events: true },
  })
})
