import { createHmac } from 'node:crypto'
import { secret } from '#tests/support/secret.ts'

/** A request as it is written on the wire, one byte for each character. */
export interface WireRequest {
  /** Said when it is answered wrongly. */
  name: string
  bytes: string
  /** Nothing but a refusal is right. */
  isRefused: boolean
}

interface RequestParts {
  method?: string
  target?: string
  /** As lines, without their ends. Without a host, it is the site's. */
  headers?: readonly string[]
  body?: string
}

const write = ({ method = 'GET', target = '/', headers = [], body = '' }: RequestParts, host: string): string => {
  const named = headers.some((line) => /^host:/i.test(line)) ? headers : [`Host: ${host}`, ...headers]
  return `${method} ${target} HTTP/1.1\r\n${[...named, 'Connection: close'].map((line) => `${line}\r\n`).join('')}\r\n${body}`
}

const long = (length: number) => 'x'.repeat(length)

const hosts: readonly (readonly string[])[] = [
  ['Host:'],
  ['Host:  '],
  ['Host: alpha.localhost', 'Host: alpha.localhost'],
  ['Host: alpha.localhost', 'Host: beta.localhost'],
  ['Host: user:password@alpha.localhost'],
  [`Host: ${long(300)}.localhost`],
  [`Host: ${long(60)}.${'alpha.localhost.'.repeat(20)}`],
  ['Host: \u00c3\u00a4lpha.localhost'],
  ['Host: \u00ff\u00fe'],
  ['Host: alpha.localhost\u0000'],
  ['Host: alpha\tlocalhost'],
  ['Host: alpha.localhost:99999'],
  ['Host: alpha.localhost:65536'],
  ['Host: alpha.localhost:-1'],
  ['Host: alpha.localhost:'],
  ['Host: alpha.localhost:80:80'],
  ['Host: alpha.localhost:http'],
  ['Host: alpha.localhost:0x50'],
  ['Host: %61lpha.localhost'],
  ['Host: alpha.localhost%00'],
  ['Host: [::1'],
  ['Host: [alpha.localhost]'],
  ['Host: [::::]:80'],
  ['Host: alpha..localhost'],
  ['Host: .alpha.localhost'],
  ['Host: alpha.localhost..'],
  ['Host: alpha.localhost/'],
  ['Host: alpha.localhost?x'],
  ['Host: alpha.localhost#x'],
  ['Host: alpha.localhost\\x'],
  ["Host: alpha.localhost'--"],
  ['Host: http://alpha.localhost'],
  ['Host: *'],
  ['Host: __proto__'],
  ['Host: constructor'],
  ['Host: 127.0.0.1'],
  ['Host: 2130706433'],
  ['Host : alpha.localhost'],
  [' Host: alpha.localhost'],
  ['Host alpha.localhost'],
]

const post = (headers: readonly string[], body = ''): RequestParts => ({
  method: 'POST',
  target: '/api/leads',
  headers: ['Content-Type: application/json', ...headers],
  body,
})

const bodies: readonly RequestParts[] = [
  post(['Content-Length: -1'], '{}'),
  post(['Content-Length: +2'], '{}'),
  post(['Content-Length: 2.0'], '{}'),
  post(['Content-Length: 1e1'], '{}'),
  post(['Content-Length: 0x2'], '{}'),
  post(['Content-Length: two'], '{}'),
  post(['Content-Length:'], '{}'),
  post(['Content-Length: 2, 2'], '{}'),
  post(['Content-Length: 2', 'Content-Length: 2'], '{}'),
  post(['Content-Length: 2', 'Content-Length: 3'], '{} '),
  post(['Content-Length: 99999999999999999999999'], '{}'),
  post(['Content-Length: 9007199254740993'], '{}'),
  post(['Content-Length: 1'], '{}'),
  post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  post(['Transfer-Encoding: chunked', 'Content-Length: 0'], '0\r\n\r\n'),
  post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'),
  post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
  post(['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
  post(['Transfer-Encoding: gzip'], '0\r\n\r\n'),
  post(['Transfer-Encoding:'], '0\r\n\r\n'),
  post(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  post(['Transfer-Encoding: chunked'], '-2\r\n{}\r\n0\r\n\r\n'),
  post(['Transfer-Encoding: chunked'], 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  post(['Transfer-Encoding: chunked'], '2\r\n{}XX0\r\n\r\n'),
  post(['Transfer-Encoding: chunked'], `2;${long(20_000)}\r\n{}\r\n0\r\n\r\n`),
  post(['Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\nX: ${long(20_000)}\r\n\r\n`),
  post(['Content-Length: 0']),
  post(['Content-Length: 2', 'Content-Encoding: gzip'], '{}'),
  post(['Content-Length: 2', 'Expect: the-impossible'], '{}'),
]

const heads: readonly RequestParts[] = [
  { headers: [`X-Large: ${long(20_000)}`] },
  { headers: [`${long(20_000)}: x`] },
  { headers: Array.from({ length: 3_000 }, (_, index) => `X-${index}: x`) },
  { headers: [`Cookie: shopper=${long(20_000)}`] },
  { target: `/${long(20_000)}` },
  { target: `/?${long(20_000)}` },
  { method: long(20_000) },
  { headers: ['X: a\u0000b'] },
  { headers: ['X\u0000: a'] },
  { headers: ['X Y: a'] },
  { headers: [': a'] },
  { headers: ['X: a\rY: b'] },
]

/** Requests of which no part may be believed. */
export const refusedRequests = (host: string): Record<string, WireRequest[]> => {
  const rows = (list: readonly RequestParts[]) => list.map((written): WireRequest => row(written, host, true))
  return {
    'a host': rows(hosts.map((headers) => ({ headers }))),
    'the length of a body': rows(bodies),
    'the size or the form of the headers': rows(heads),
  }
}

const row = (written: RequestParts, host: string, isRefused: boolean): WireRequest => {
  const bytes = write(written, host)
  return { name: JSON.stringify(bytes.slice(0, 200)), bytes, isRefused }
}

const cookies: readonly string[] = [
  '%E0%A4%A',
  '%00',
  '%',
  '%%%',
  '"',
  '"a',
  '\\"',
  '\u00ff\u00fe',
  '\u00c3\u00a4',
  long(8_192),
  'A'.repeat(43),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '[object Object]',
  '{"a":1}',
  'j:{"a":1}',
  's:x.y',
  "' or 1=1--",
  '../../etc/passwd',
].flatMap((value) => [
  `shopper=${value}`,
  `__Host-shopper=${value}`,
  `signed-in=1; shopper=${value}`,
  `${value}=x`,
  value,
])

const wholeCookies: readonly string[] = [
  '',
  ';',
  ';;;=;=;',
  '=',
  '=x',
  'shopper',
  'shopper=',
  'shopper=a; shopper=b',
  '__proto__=x; constructor=y; hasOwnProperty=z',
  Array.from({ length: 1_000 }, (_, index) => `c${index}=x`).join('; '),
  ...cookies,
]

const queries: readonly string[] = [
  '%',
  '%%%',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '%FF%FE',
  '%C0%AE',
  '%u0041',
  '=',
  '&&&',
  '?',
  '=%00',
  '%00=1',
  '[]=1',
  '[=1',
  'a[=1',
  'a[b=1',
  'a]b=1',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor[prototype][a]=1',
  'a[__proto__][b]=1',
  'toString=1',
  'hasOwnProperty=1',
  'page=%00',
  'page=-1',
  'page=1e99',
  'page=NaN',
  'page[]=1&page[a]=2',
  'limit=99999999999999999999',
  'query=%00',
  'query=%FF',
  'query[]=a&query=b',
  `query=${long(6_000)}`,
  `${'a[b]'.repeat(500)}=1`,
  Array.from({ length: 1_000 }, (_, index) => `a${index}=1`).join('&'),
  'refinementList[make]=1',
  'refinementList[make][__proto__]=1',
  'range[price]=%00:%00',
  'sortBy=__proto__',
  'slug=%00',
  'token=%00',
  'code=%00',
  'to=%00',
  'redirect=%00',
  'w=%00&h=-1',
  'utm_source=%00&gclid=%FF',
]

const escapes: readonly string[] = ['%', '%00', '%E0%A4%A', '%FF', '%zz', '%2e%2e%2f', '%5c', '__proto__', '%ED%A0%80']

interface Targets {
  /** Whose query is spoilt. */
  queried: readonly string[]
  /** With a star where a part of the path is spoilt. */
  paths: readonly string[]
  /** Asked with spoilt cookies. */
  withCookies: readonly string[]
}

/** Requests that a careless browser may send as well: what is right may be an answer or a refusal, but no error. */
export const strangeRequests = (host: string, { queried, paths, withCookies }: Targets) => {
  const rows = (list: readonly RequestParts[]) => list.map((written) => row(written, host, false))
  return {
    'a cookie': rows(
      withCookies.flatMap((target) => wholeCookies.map((cookie) => ({ target, headers: [`Cookie: ${cookie}`] }))),
    ),
    'a query': rows(queried.flatMap((path) => queries.map((query) => ({ target: `${path}?${query}` })))),
    'a path': rows(paths.flatMap((path) => escapes.map((escape) => ({ target: path.replace('*', escape) })))),
  }
}

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Signed with the installation's own secret, whatever it says. */
function signToken(header: unknown, claims: unknown): string {
  const said = `${encode(header)}.${encode(claims)}`
  return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`
}

const soon = 4_102_444_800
const hs256 = { alg: 'HS256' }

const claims: readonly unknown[] = [
  {},
  [],
  'text',
  '{',
  { tenant: 'x', collection: 'pages', id: 1, exp: soon },
  { tenant: 1, collection: 'users', id: 1, exp: soon },
  { tenant: 1, collection: '__proto__', id: 1, exp: soon },
  { tenant: 1, collection: { a: 1 }, id: 1, exp: soon },
  { tenant: 1, collection: 'pages', id: 'abc', exp: soon },
  { tenant: 1, collection: 'pages', id: 99_999_999_999, exp: soon },
  { tenant: 1, collection: 'pages', id: -1, exp: soon },
  { tenant: 1, collection: 'pages', id: 1.5, exp: soon },
  { tenant: 99_999_999_999, collection: 'pages', id: 1, exp: soon },
  { tenant: 1, collection: 'pages', id: 1, exp: 'tomorrow' },
  { tenant: 1, collection: 'pages', id: 1, exp: -1 },
]

const tokens: readonly string[] = [
  '',
  '.',
  '..',
  '...',
  'a.b.c',
  'a.b.c.d.e',
  '%00',
  '%E0%A4%A',
  '%FF.%FF.%FF',
  'null',
  '__proto__',
  long(7_000),
  `${encode({ alg: 'none' })}.${encode({ tenant: 1, collection: 'pages', id: 1 })}.`,
  `${encode(hs256)}.${encode('{')}.x`,
  `${encode('{')}.${encode('{}')}.x`,
  signToken({ alg: 'none' }, {}),
  signToken({ alg: '__proto__' }, {}),
  signToken({ alg: 'HS256', crit: ['x'] }, {}),
  signToken({ alg: 'HS256', b64: false, crit: ['b64'] }, {}),
  signToken({ alg: 'RS256' }, {}),
  signToken('{', '{'),
  signToken(null, null),
  ...claims.map((each) => signToken(hs256, each)),
]

/** Of previews, whose address carries a token. */
export const previewRequests = (host: string): WireRequest[] =>
  [
    ...tokens.map((token) => `token=${token}`),
    ...tokens.slice(0, 4).flatMap((token) => [`token[]=${token}`, `token=${token}&token=x`, `Token=${token}`]),
    ...queries,
  ].map((query) => row({ target: `/_preview?${query}` }, host, true))
