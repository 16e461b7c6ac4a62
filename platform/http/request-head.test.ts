import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readHead } from './request-head.ts'

function aRequest(...headers: [string, string][]): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  req.rawHeaders = headers.flat()
  return req
}

const everyone = { trusts: () => true, hostHeader: null }

test('header names count in any case', () => {
  const head = readHead(aRequest(['hOsT', 'kia.example'], ['ACCEPT-ENCODING', 'br']), null)
  expect(head).toMatchObject({ host: 'kia.example', acceptEncoding: 'br' })
})

test('two hosts are none', () => {
  expect(readHead(aRequest(['Host', 'kia.example'], ['host', 'mazda.example']), null).host).toBe('')
})

test('forwarding headers count only from a trusted proxy, and a forwarded host only where a setting names its header', () => {
  const req = aRequest(['Host', 'inner'], ['X-Forwarded-Host', 'kia.example'], ['X-Forwarded-Proto', 'https'])
  const naming = (isTrusted: boolean) => ({ trusts: () => isTrusted, hostHeader: 'x-forwarded-host' })
  expect(readHead(req, null)).toMatchObject({ host: 'inner', isSecure: false })
  expect(readHead(req, naming(false))).toMatchObject({ host: 'inner', isSecure: false })
  expect(readHead(req, everyone)).toMatchObject({ host: 'inner', isSecure: true })
  expect(readHead(req, naming(true))).toMatchObject({ host: 'kia.example', isSecure: true })
})

test.each([
  [[['X-Original-Host', 'kia.example, mazda.example']]],
  [
    [
      ['X-Original-Host', 'kia.example'],
      ['x-original-host', 'mazda.example'],
    ],
  ],
] satisfies [[string, string][]][])('a forwarded host that is said twice is none', (headers) => {
  const proxies = { trusts: () => true, hostHeader: 'x-original-host' }
  expect(readHead(aRequest(['Host', 'inner'], ...headers), proxies).host).toBe('')
})

test('a request id that could break a log or a header is replaced', () => {
  for (const id of ['short', 'with space and more', 'a\u0007bcdefgh', 'x'.repeat(200)]) {
    expect(readHead(aRequest(['X-Request-Id', id]), null).requestId).not.toBe(id)
  }
  expect(readHead(aRequest(['X-Request-Id', '0af7651916cd43dd']), null).requestId).toBe('0af7651916cd43dd')
})

test('no two requests get one id', () => {
  const ids = Array.from({ length: 1_000 }, () => readHead(aRequest(), null).requestId)
  expect(new Set(ids).size).toBe(1_000)
})

test.each([
  ['signed-in=1', true],
  ['shopper=abc; signed-in=1; seen=2', true],
  ['__Host-signed-in=1', true],
  ['signed-in=', false],
  ['not-signed-in=1', false],
  ['signed-in=12', false],
])('the cookies “%s” say whether somebody is signed in', (cookie, isSignedIn) => {
  expect(readHead(aRequest(['Cookie', cookie]), null)).toMatchObject({ isSignedIn })
})
