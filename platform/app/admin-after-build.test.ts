import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { Router } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { adminRoutes, type Admin } from './admin.ts'
import { startAdminAfter } from './admin-after-build.ts'

const builtAdmin: Admin = {
  findRefusal: () => null,
  handle: (_req, res) => res.end('the admin'),
  close: () => Promise.resolve(),
}

const reload = 'meta[http-equiv=refresh]'

interface AdminSetup {
  start?: () => Promise<Admin>
  /** Milliseconds since the build began. */
  elapsed?: number
}

/** The routes of the admin's host while `build` is not settled. */
async function serveAdmin({ start = () => Promise.resolve(builtAdmin), elapsed = 0 }: AdminSetup = {}) {
  const build = Promise.withResolvers<void>()
  const onFailure = vi.fn<(error: unknown) => void>()
  const admin = startAdminAfter({
    build: { began: 1_000, done: build.promise },
    start,
    now: () => 1_000 + elapsed,
    onFailure,
  })
  const adminUrl = 'http://localhost'
  const app = express()
  app.use((req, _res, next) => {
    rememberHead(req, readHead(req, null))
    next()
  })
  const staff = Router()
  staff.get('/staff/sites', (_req, res) => void res.send('sites'))
  app.use(
    adminRoutes({
      admin,
      staff,
      adminUrl,
      isDevelopment: false,
      database: { isAway: () => false, ask: async () => undefined, now: Date.now },
    }),
  )
  const server = createServer(app).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html', ...headers } })
  return { build, onFailure, get }
}

test('the address of an admin that is being built says how long that takes, and reloads without a script', async () => {
  const { get } = await serveAdmin({ elapsed: 14_000 })
  const answer = await get('/admin/collections/pages')
  const page = parseHtml(await answer.text())
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.querySelector('main p')?.textContent).toMatch(/^The admin is being prepared, about 45 s\./)
  expect(readAttributes(page, reload, 'content')).toEqual(['5'])
  expect(page.querySelector('script')).toBeNull()
})

test('a build that takes longer than usual is announced as such', async () => {
  const { get } = await serveAdmin({ elapsed: 90_000 })
  expect(await (await get('/admin')).text()).toContain('It is taking longer than usual')
})

test.each(['/cms/pages', '/_next/static/chunk.js'])(
  '%s is refused with Retry-After while the admin is built',
  async (path) => {
    const { get } = await serveAdmin()
    const answer = await get(path, { accept: 'application/json' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining('being prepared') }] })
  },
)

test('calls of the platform are answered while the admin is built', async () => {
  const { get } = await serveAdmin()
  expect((await get('/staff/sites')).status).toBe(200)
})

test('the admin answers as soon as it is built', async () => {
  const { get, build } = await serveAdmin()
  build.resolve()
  await expect.poll(async () => await (await get('/admin')).text()).toBe('the admin')
})

test.each([
  ['is not built', (build: PromiseWithResolvers<void>) => build.reject(new Error('no memory')), undefined],
  [
    'is built and does not start',
    (build: PromiseWithResolvers<void>) => build.resolve(),
    () => Promise.reject(new Error('no memory')),
  ],
])('an admin that %s says so, stays refused, and is reported once', async (_name, settle, start) => {
  const { get, build, onFailure } = await serveAdmin(start ? { start } : {})
  settle(build)
  await expect.poll(() => onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no memory'))
  const answer = await get('/admin')
  const page = parseHtml(await answer.text())
  expect(answer.status).toBe(503)
  expect(page.querySelector('h1')?.textContent).toBe('The admin could not be started')
  expect(page.querySelector(reload)).toBeNull()
})
