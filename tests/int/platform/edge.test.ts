import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { sendBytes } from '#tests/support/send-bytes.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer

beforeAll(async () => {
  running = await startCms()
  await twoDealers(running.cms)
  forecourt = await startInProcess(running, { roles: 'web' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const say = (bytes: string) => sendBytes(forecourt.port, bytes)
const get = (target: string, headers = 'Host: alpha.localhost\r\n', method = 'GET') =>
  say(`${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
const statusOf = ({ status }: { status: number }) => status

test.each([
  '/../../../etc/passwd',
  '/media/../../../../etc/passwd',
  '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/stock/..%2f..%2fsecrets.json',
  '/stock/..',
  '/_img/w_640/stock/..%2f..%2fsecrets.json',
  '/_img/w_640/media/%252e%252e%252fsecrets.json',
  '/_img/w_640/http://169.254.169.254/latest/meta-data',
  '/assets/../server/entry-server.js',
  '/assets/..%2fserver%2fentry-server.js',
  '/assets/.vite/manifest.json',
  '/%00',
  '/..%5c..%5cwindows',
])('%s leads nowhere', async (target) => {
  const answer = await get(target)
  expect([400, 404]).toContain(statusOf(answer))
  expect(answer.text).not.toMatch(/root:|Forecourt secret|import |"file":/)
})

test.each([
  ['no host', ''],
  ['two hosts', 'Host: alpha.localhost\r\nHost: beta.localhost\r\n'],
  ['a host with a path', 'Host: alpha.localhost/beta.localhost\r\n'],
  ['a host with a user', 'Host: alpha.localhost@beta.localhost\r\n'],
  ['a list of hosts', 'Host: alpha.localhost, beta.localhost\r\n'],
  ['an unknown host', 'Host: gamma.localhost\r\n'],
  ['a host that contains a known one', 'Host: alpha.localhost.evil.example\r\n'],
])('with %s nobody’s site is served', async (_, headers) => {
  const answer = await get('/', headers)
  expect([400, 404]).toContain(statusOf(answer))
  expect(answer.text).not.toContain('Welcome')
})

test('headers of a proxy that is not trusted name no site', async () => {
  const answer = await get(
    '/',
    'Host: alpha.localhost\r\nX-Forwarded-Host: beta.localhost\r\nX-Forwarded-Proto: https\r\n',
  )
  expect(answer.text).toContain('Welcome to Alpha')
  expect(answer.text).not.toContain('Strict-Transport-Security')
})

test('an address in absolute form is not taken for a site', async () => {
  const answer = await get('http://beta.localhost/')
  expect(statusOf(answer)).toBe(400)
})

test('an address that is too long is refused', async () => {
  expect([413, 414, 431]).toContain(statusOf(await get(`/${'a'.repeat(10_000)}`)))
  expect(statusOf(await get(`/${'a'.repeat(40_000)}`))).toBe(431)
})

test('headers that are too large are refused', async () => {
  expect(statusOf(await get('/', `Host: alpha.localhost\r\nX-Big: ${'a'.repeat(40_000)}\r\n`))).toBe(431)
})

test('a header with a line break in it does not split the answer', async () => {
  const answer = await get('/%0d%0aSet-Cookie:%20a=b')
  expect(answer.text).not.toContain('Set-Cookie')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s on a page is not allowed', async (method) => {
  const answer = await get('/', 'Host: alpha.localhost\r\nContent-Length: 0\r\n', method)
  expect(statusOf(answer)).toBe(405)
  expect(answer.text).toContain('Allow: GET, HEAD')
})

test('an unknown method or a line that is no HTTP is refused', async () => {
  expect(statusOf(await get('/', undefined, 'HACK'))).toBe(400)
  expect(statusOf(await say('hello\r\n\r\n'))).toBe(400)
})

test('a body that says two lengths is refused', async () => {
  const answer = await get('/', 'Host: alpha.localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n', 'POST')
  expect(statusOf(answer)).toBe(400)
})

test('anyone who sends headers drop by drop is shown the door, and others are served meanwhile', async () => {
  const slow = say('GET / HTTP/1.1\r\nHost: alpha.localhost\r\nX-Slow: ')
  expect(statusOf(await get('/'))).toBe(200)
  const { closed, text } = await slow
  expect([closed, text.startsWith('HTTP/1.1 408')]).toEqual([true, true])
}, 30_000)

test('the admin’s host shows no site, and a site shows no admin', async () => {
  const site = await get('/', `Host: localhost:${forecourt.port}\r\n`)
  expect(statusOf(site)).toBe(404)
  for (const path of ['/admin', '/cms/api/users', '/_next/static/x.js']) expect(statusOf(await get(path))).toBe(404)
})

test.each([
  '/?refinementList[__proto__][0]=x',
  '/?refinementList[constructor][0]=x&scope[constructor][0]=x',
  '/?page=-1&page=1e9&sortBy=nothing&range[price]=b:a&range[__proto__]=1:2',
  '/?query=%00%ff%ed%a0%80&query[]=x&%zz',
  '/api/search?refinementList[__proto__][0]=x',
  '/api/search?scope[ids]=2147483648,9007199254740991&scope[excludeIds]=99999999999',
  '/api/search?query=%00&refinementList[make][0]=%00&scope[location]=%00&scope[dealership]=%00',
  "/api/search?query='%20or%201=1--&refinementList[make][0]=%22%20OR%20tenant_id%20!=%200",
])('whatever stands behind the question mark, %s is answered', async (target) => {
  expect(statusOf(await get(target))).toBe(200)
})

test('an address longer than any vehicle’s is not found', async () => {
  expect(statusOf(await get(`/cars/${'a'.repeat(300)}`))).toBe(404)
})

test('an address in capitals leads to its one spelling, and only where there is a page', async () => {
  expect((await get('/FINANCE?page=2')).text).toContain('Location: /finance?page=2\r\n')
  expect(statusOf(await get('/NOWHERE'))).toBe(404)
})

test.each(['/finance|x', '/[finance]', '/50%25-off', '/50%'])(
  'anyone who typed %s gets a page, not a program’s answer',
  async (target) => {
    const answer = await get(target, 'Host: alpha.localhost\r\nAccept: text/html,*/*;q=0.8\r\n')
    expect([400, 404]).toContain(statusOf(answer))
    expect(answer.text).toContain('Content-Type: text/html')
  },
)

test.each([
  ['/'],
  ['/nothing-here'],
  ['/finance/'],
  ['/robots.txt'],
  ['/llms.txt'],
  ['/sitemap.xml'],
  ['/api/search'],
  ['/api/nothing'],
  ['/media/nothing.png'],
  ['/_img/w_640/media/nothing.png'],
  ['/_preview'],
  ['/_preview.js'],
  ['/assets/nothing.js'],
  ['/%zz'],
  ['/healthz'],
  ['/readyz'],
  ['/', 'Host: gamma.localhost\r\n'],
  ['/admin', 'Host: localhost\r\n'],
])('%s answers with a policy and no guess at its type', async (target, headers = 'Host: alpha.localhost\r\n') => {
  const { text } = await get(target, headers)
  expect(text).toMatch(/\r\nContent-Security-Policy: default-src 'none'/)
  expect(text).toContain('X-Content-Type-Options: nosniff')
})
