import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import express, { Router } from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readHead, rememberHead } from '../http/request-head.ts'
import { adminRoutes, type DatabaseState } from './admin.ts'

/** The admin's host; behind its routes is what knows no session: Payload and the staff calls without a database. */
async function anAdminHost(database: Partial<DatabaseState>) {
  const refuse = (_req: IncomingMessage, res: ServerResponse) => void res.writeHead(401).end()
  const routes = adminRoutes({
    admin: { findRefusal: () => null, handle: refuse, close: () => Promise.resolve() },
    staff: Router().use('/staff', refuse),
    adminUrl: 'http://localhost:3000',
    isDevelopment: false,
    database: { isAway: () => false, ask: () => Promise.resolve(), now: () => 0, ...database },
  })
  const app = express().use(routes)
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const send = async (path: string, headers: Record<string, string>): Promise<IncomingMessage> => {
    const [res] = await once(get({ port, path, headers }), 'response')
    return res.resume()
  }
  return { send, statusOf: async (path: string, headers = {}) => (await send(path, headers)).statusCode }
}

const known = { isAway: () => true }
const lost = { ask: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })) }
const sessions: Record<string, string>[] = [{ cookie: 'forecourt-token=x' }, { authorization: 'JWT x' }]
const paths = ['/admin', '/cms/api/users/me', '/staff/leads']

test('signed-in staff are answered 503 while the database is away, also before its watch has noticed', async () => {
  for (const database of [known, lost]) {
    const { statusOf } = await anAdminHost(database)
    for (const path of paths)
      for (const headers of sessions) expect([path, await statusOf(path, headers)]).toEqual([path, 503])
  }
})

test('a session that the database does not know is answered 401', async () => {
  const { statusOf } = await anAdminHost({})
  for (const path of paths)
    for (const headers of sessions) expect([path, await statusOf(path, headers)]).toEqual([path, 401])
})

test('a request without a session asks nothing of the database', async () => {
  const { statusOf } = await anAdminHost(lost)
  for (const path of paths)
    for (const headers of [{}, { cookie: 'forecourt-theme=dark; forecourt-token=' }])
      expect([path, await statusOf(path, headers)]).toEqual([path, 401])
})

test('however many requests have a session, the database is asked once a second', async () => {
  const asked: number[] = []
  let time = 0
  const { statusOf } = await anAdminHost({ ask: async () => asked.push(time), now: () => time })
  const askAll = () => Promise.all(paths.flatMap((path) => sessions.map((headers) => statusOf(path, headers))))
  await askAll()
  time = 999
  await askAll()
  time = 1_000
  await askAll()
  expect(asked).toEqual([0, 1_000])
})

test('of Next’s own addresses only built files are served, so its image optimiser decodes nothing', async () => {
  const { statusOf } = await anAdminHost({})
  const optimised = [
    'image?url=%2Fcms%2Fapi%2Fmedia%2Ffile%2Fa.png&w=640&q=75',
    'image/',
    '/image',
    '%69mage',
    'data/x.json',
  ]
  const answers = await Promise.all([...optimised, 'static/x.js'].map((path) => statusOf(`/_next/${path}`)))
  expect(answers).toEqual([...optimised.map(() => 404), 401])
})

describe('the first page of a session', () => {
  const chromium = { 'sec-ch-ua': '"Chromium";v="150"', 'sec-fetch-dest': 'document' }
  const hint = 'Sec-CH-Prefers-Color-Scheme'

  test('requests the colour scheme of Chromium before it is drawn, by a redirect to itself', async () => {
    const { send } = await anAdminHost({})
    const answer = await send('/admin/collections/pages?page=2', chromium)
    expect(answer.statusCode).toBe(307)
    expect(answer.headers.location).toBe('/admin/collections/pages?page=2')
    expect(answer.headers['accept-ch']).toBe(hint)
    expect(answer.headers['critical-ch']).toBe(hint)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['with the hint', { ...chromium, [hint]: 'dark' }],
    ['of a browser that knows no hints', { 'sec-fetch-dest': 'document' }],
    ['that is no document', { ...chromium, 'sec-fetch-dest': 'empty' }],
    ['for an absolute address', chromium, 'http://elsewhere.test/admin'],
  ])('is drawn at once: a request %s', async (_, headers, path = '/admin') => {
    const { statusOf } = await anAdminHost({})
    expect(await statusOf(path, headers)).toBe(401)
  })

  test('is redirected once, even where the browser never sends the hint', async () => {
    const { send, statusOf } = await anAdminHost({})
    const [cookie, ...attributes] = (await send('/admin', chromium)).headers['set-cookie']?.[0]?.split('; ') ?? []
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax'])
    expect(await statusOf('/admin', { ...chromium, cookie })).toBe(401)
  })
})
