import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isSameOrigin } from './is-same-origin.ts'
import { readHead, rememberHead } from './request-head.ts'

function aRequest(headers: Record<string, string>): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  req.rawHeaders = Object.entries({ host: 'kauri.example:3000', ...headers }).flat()
  rememberHead(req, readHead(req, null))
  return req
}

test.each([
  ['the site’s own page', { origin: 'http://kauri.example:3000' }, true],
  ['the same site behind TLS', { origin: 'https://kauri.example:3000' }, true],
  ['no browser at all', {}, true],
  ['a browser that names no origin, from the same origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['another dealer’s page', { origin: 'http://westgate.example:3000' }, false],
  ['a host that begins alike', { origin: 'http://kauri.example:3000.evil.example' }, false],
  ['a sandboxed page', { origin: 'null' }, false],
  ['another site, without its name', { 'sec-fetch-site': 'cross-site' }, false],
])('a change sent by %s with %j is taken: %j', (_, headers, isTaken) => {
  expect(isSameOrigin(aRequest(headers))).toBe(isTaken)
})
