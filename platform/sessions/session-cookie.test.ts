import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { readHead, rememberHead } from '../http/request-head.ts'
import { storeToken, readToken } from './session-cookie.ts'

/** The cookie that a site sets for this token, and the token read back from it. */
async function kept(token: string | null, { isSecure = false, cookie = '' } = {}) {
  const app = express()
  app.use((req, res) => {
    rememberHead(req, readHead(req, { trusts: () => true, hostHeader: null }))
    storeToken(res, token)
    res.send(readToken(req))
  })
  const server = app.listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const headers = { cookie, 'x-forwarded-proto': isSecure ? 'https' : 'http' }
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
    return { cookies: answer.headers.getSetCookie(), read: await answer.text() }
  } finally {
    server.close()
  }
}

const parts = (cookie = '') => cookie.split('; ').filter((part) => !part.startsWith('Expires='))

test('over https the session’s cookie is of this host alone, and no script reads it (issue: cookie sessions, HttpOnly)', async () => {
  const { cookies } = await kept('abc', { isSecure: true })
  expect(parts(cookies[0])).toEqual(
    expect.arrayContaining(['__Host-shopper=abc', 'Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
  )
  expect(cookies[0]).not.toContain('Domain')
})

test('a marker tells scripts that a shopper is signed in, without identifying them', async () => {
  const { cookies } = await kept('abc', { isSecure: true })
  expect(parts(cookies[1])).toEqual(['__Host-signed-in=1', 'Max-Age=2592000', 'Path=/', 'Secure', 'SameSite=Lax'])
})

test('signing out has the browser forget both', async () => {
  const { cookies } = await kept(null)
  expect(cookies.map((cookie) => parts(cookie).slice(0, 2))).toEqual([
    ['shopper=', 'Max-Age=0'],
    ['signed-in=', 'Max-Age=0'],
  ])
})

test.each([
  [true, '__Host-shopper=abc; shopper=else', 'abc'],
  [true, 'shopper=abc', ''],
  [false, 'other-shopper=x; shopper=abc', 'abc'],
])('over https (%s) the token of “%s” is “%s”', async (isSecure, cookie, token) => {
  expect((await kept('new', { isSecure, cookie })).read).toBe(token)
})
