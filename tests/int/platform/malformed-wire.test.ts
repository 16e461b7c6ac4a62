import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#schemas/api/endpoints.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt } from '#tests/support/forecourt.ts'
import { type RawAnswer, sendBytes } from '#tests/support/send-bytes.ts'
import { previewRequests, refusedRequests, strangeRequests, type WireRequest } from './malformed-wire-requests.ts'
import { twoDealers } from './sites.ts'

let running: TestCms
let forecourt: Forecourt

beforeAll(async () => {
  running = await startCms()
  await twoDealers(running.cms)
  forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web',
    env: { FORECOURT_LIMIT_FACTOR: '0' },
  })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const site = 'alpha.localhost'
const reads = Object.values(endpoints).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
const refused = refusedRequests(site)
const strange = strangeRequests(site, {
  queried: [
    '/',
    '/search/used-cars',
    '/cars/alpha-car',
    '/_img/w_640/media/a.png',
    '/_share/cars/alpha-car.jpg',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    '/my-garage',
    ...reads.map((path) => path.replaceAll(/:\w+/g, 'alpha-car')),
  ],
  paths: [
    '/*',
    '/cars/*',
    '/search/*',
    '/api/*',
    '/api/cars/*.pdf',
    '/_share/cars/*.jpg',
    '/_img/*',
    '/_img/w_640/*',
    '/_img/w_640/media/*',
    '/media/*',
    '/stock/*',
    '/assets/*',
    '/_preview/*',
    ...reads.filter((path) => path.includes(':')).map((path) => path.replaceAll(/:\w+/g, '*')),
  ],
  withCookies: ['/', '/my-garage', '/api/session', '/api/garage', '/api/watchlist', '/api/cars/alpha-car'],
})

const table: [string, WireRequest[]][] = [
  ...Object.entries({ ...refused, ...strange }),
  ['a preview', previewRequests(site)],
]

// Some wait for as long as the server waits for a body.
test.concurrent.each(table)('what is wrong with %s is answered, never as an error of ours', async (_, requests) => {
  expect(await findFaults(requests)).toEqual([])
})

/** Each run tries other requests; a run that found something names the seed that finds it again. */
const seed = Number(process.env['FORECOURT_FUZZ_SEED'] ?? Date.now() % 2 ** 31)

const anyText = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.uint8Array({ maxLength: 30 }).map((bytes) => [...bytes].map((byte) => `%${byte.toString(16)}`).join('')),
)

const anyRequest = fc
  .record({
    target: fc.oneof(
      anyText.map((text) => `/${text}`),
      anyText.map((text) => `/?${text}`),
      anyText.map((text) => `/api/search?${text}`),
      anyText.map((text) => `/_preview?token=${text}`),
      anyText.map((text) => `/_img/w_640/${text}`),
    ),
    host: fc.oneof({ weight: 4, arbitrary: fc.constant(site) }, { weight: 1, arbitrary: anyText }),
    cookie: fc.oneof(
      fc.constant(''),
      anyText.map((text) => `Cookie: shopper=${text}\r\n`),
    ),
  })
  .map(({ target, host, cookie }): WireRequest => {
    const bytes = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${cookie}Connection: close\r\n\r\n`
    return { name: JSON.stringify(bytes), bytes, isRefused: false }
  })

test.concurrent('a thousand requests of arbitrary bytes are answered, none as an error of ours', async () => {
  expect(await findFaults(fc.sample(anyRequest, { numRuns: 1_000, seed })), `seed ${seed}`).toEqual([])
}, 60_000)

test('what follows a body that is longer than its length is not read as a request', async () => {
  const head = `POST /api/leads HTTP/1.1\r\nHost: ${site}\r\nContent-Type: application/json\r\n`
  const { text } = await sendBytes(forecourt.port, `${head}Content-Length: 2\r\n\r\n{}GARBAGE\r\n\r\n`)
  expect(new Set(text.match(/HTTP\/1\.1 \d+/g))).toEqual(new Set(['HTTP/1.1 400']))
})

/** Sends them, many at once, and says what was wrong with the answers. The site answers as before, afterwards. */
async function findFaults(requests: WireRequest[]): Promise<string[]> {
  const faults: string[] = []
  const queue = requests.values()
  const work = async () => {
    for (const asked of queue) {
      const answer = await sendBytes(forecourt.port, asked.bytes)
      const fault = faultOf(asked, answer)
      if (fault !== null) faults.push(`${fault}: ${asked.name} -> ${answer.text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  const home = await forecourt.ask('/', { host: site })
  return [
    ...faults.slice(0, 20),
    ...(home.status === 200 ? [] : [`the site answers ${home.status} afterwards`]),
    ...forecourt
      .log()
      .split('\n')
      .filter((line) => line.includes('"msg":"request failed"'))
      .slice(0, 5),
  ]
}

function faultOf({ isRefused }: WireRequest, { status, text, closed }: RawAnswer): string | null {
  if (status === 0) return 'no answer'
  if (status >= 500) return 'an error of ours'
  if (!closed) return 'the connection stays open'
  if (/\n\s+at \S+|node_modules|\.ts:\d+/.test(text)) return 'a stack trace'
  if (status < 400) return isRefused ? 'no refusal' : null
  return /\r\n\r\n.*\w{4}/s.test(text) ? null : 'a refusal without a word'
}
