import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Router } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CommitFailed } from '#cms/database/commit-failed.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { payPostPath, reservePostPath } from '#schemas/payment/payment-paths.ts'
import { signInPage } from '#schemas/page/sign-in.ts'
import { spinPostPath } from '#schemas/prize/spin-post-path.ts'
import { reserveRoutes } from '../checkout/reserve-routes.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { formRoutes } from '../leads/routes.ts'
import { spinRoutes } from '../prizes/routes.ts'
import { signInRoutes } from '../sessions/routes.ts'

const page = { html: 'a page of the site', styleHashes: [], scriptHashes: [], isTagged: false }
const now = () => new Date('2026-11-22T00:00:00Z')

/** Every form of a browser without script, with fields that reach the API. */
const forms = [
  ['/send', { kind: 'enquiry', name: 'Al' }],
  [signInPage, { step: 'address', to: 'al@example.com' }],
  [reservePostPath, { slug: 'kia', name: 'Al' }],
  [payPostPath, { name: 'Al', amount: '10' }],
  [spinPostPath, { draw: '3', name: 'Al' }],
] as const

const forbiddenOrigin = { origin: 'https://evil.example' }

interface PostRequest {
  body: URLSearchParams | string
  headers?: Record<string, string>
}

const taking = {
  next: '/success',
  code: 'abc',
  steps: [{ fields: [{ name: 'name', control: 'text', initial: '' }] }],
}

/** Posts to all the routes as a site has them; the API takes whatever reaches it, unless it fails. */
async function post(path: string, { body, headers = {} }: PostRequest, failure?: Error) {
  const called = vi.fn<() => void>()
  const shown: object[] = []
  const api: Api = {
    call: async (name) => {
      called()
      if (failure && name !== 'leadForm') throw failure
      return taking as never
    },
  }
  const show = (_request: object, answer: object) => {
    shown.push(answer)
    return Promise.resolve(page)
  }
  const apiFor = () => Promise.resolve(api)
  const answering = { apiFor, renderAnswer: show, now }
  const formInOutage = () => Promise.reject(new Error('the database is there'))
  const routes: Router[] = [
    formRoutes({ apiFor, renderRefused: show, formInOutage, now }),
    signInRoutes(apiFor),
    reserveRoutes(answering),
    spinRoutes(answering),
  ]
  const app = express().use(...routes)
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers, redirect: 'manual' })
  return {
    status: answer.status,
    isPage: answer.headers.get('content-type') === 'text/html; charset=utf-8',
    caching: answer.headers.get('cache-control'),
    isTaken: called.mock.calls.length > 0,
    shown,
    next: answer.headers.get('location'),
  }
}

test.each(forms)('%s: another site’s page changes nothing', async (path, fields) => {
  const seen = await post(path, { body: new URLSearchParams(fields), headers: forbiddenOrigin })
  expect(seen).toMatchObject({ status: 403, isPage: true, caching: 'no-store', isTaken: false })
})

test.each(forms)('%s: a body that is not url-encoded is refused', async (path, fields) => {
  const seen = await post(path, { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } })
  expect(seen).toMatchObject({ status: 400, isPage: true, caching: 'no-store', isTaken: false })
})

test.each(forms)('%s: more than 64 kB is refused', async (path, fields) => {
  const seen = await post(path, { body: new URLSearchParams({ ...fields, message: 'x'.repeat(65_536) }) })
  expect(seen).toMatchObject({ status: 413, isPage: true, caching: 'no-store', isTaken: false })
})

test.each(forms)('%s: the input reaches the API, and its answer is not cached', async (path, fields) => {
  const { caching, isTaken } = await post(path, {
    body: new URLSearchParams(fields),
  })
  expect([caching, isTaken]).toEqual(['no-store', true])
})

test.each([
  ['that the database refused', 500, 'unexpected', Object.assign(new Error('refused'), { code: 'P0001' })],
  ['that met a conflict', 503, 'temporarily-unavailable', Object.assign(new Error('conflict'), { code: '40001' })],
])('a COMMIT %s brings each form back with what was typed', async (_kind, status, code, cause) => {
  for (const [path, fields] of forms.filter(([form]) => form !== signInPage)) {
    const seen = await post(path, { body: new URLSearchParams(fields) }, new CommitFailed(cause))
    expect([path, seen.status, JSON.stringify(seen.shown)]).toEqual([path, status, expect.stringContaining('"Al"')])
    expect(seen.shown).toMatchObject([{ problem: { code } }])
  }
  const [path, fields] = forms[1]
  const { next } = await post(path, { body: new URLSearchParams(fields) }, new CommitFailed(cause))
  expect(next).toBe('/sign-in?step=address&trouble=ours')
})
