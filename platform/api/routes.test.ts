import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { type Api, type EndpointName, endpoints } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { apiRoutes } from './routes.ts'

/** Calls the JSON API as a browser would. `calls` are those that passed the route's checks. */
async function call(name: EndpointName, headers: Record<string, string>) {
  const calls: EndpointName[] = []
  const api: Api = {
    call: (called) => {
      calls.push(called)
      return Promise.reject(new ApiFailure(problem('not-signed-in')))
    },
  }
  const app = express()
  app.use((req, _res, next) => {
    rememberHead(req, readHead(req, null))
    next()
  })
  app.use(
    apiRoutes(() => {
      calls.push(name)
      return Promise.resolve(api)
    }),
  )
  const server = app.listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { method, path } = endpoints[name]
    const answer = await fetch(`http://127.0.0.1:${port}${path.replaceAll(/:\w+/g, '1')}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
    return { status: answer.status, cookies: answer.headers.getSetCookie(), calls }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const changes = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== 'GET')
const refused = { status: 403, cookies: [], calls: [] }

describe('login CSRF: a page of another origin', () => {
  test.each([
    ['names its origin', { origin: 'https://evil.example' }],
    ['is another dealer’s', { origin: 'http://other.localhost' }],
    ['is sandboxed', { origin: 'null' }],
    ['names none, but the browser says so', { 'sec-fetch-site': 'cross-site' }],
    ['is on the same site', { 'sec-fetch-site': 'same-site' }],
  ])('signs no shopper in to an account of its own when it %s', async (_, headers) => {
    expect(await call('signIn', headers)).toEqual(refused)
  })

  test.each(changes)('does not reach %s', async (name) => {
    expect(await call(name, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toEqual(refused)
  })
})
