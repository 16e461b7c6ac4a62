import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { PostAnswer } from '#schemas/page/post-answer.ts'
import { problem, type ProblemCode } from '#schemas/problem.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { spinRoutes } from './routes.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const filled = { draw: '3', name: 'Al', phone: '0412 345 678', email: 'al@example.com', agrees: 'on', website: '' }

/** The response to a browser without script that posted the wheel's form: `said` is the page's result; `asked` are the API inputs. */
async function post(form: Record<string, string>, answer: () => object, origin?: string) {
  const asked: object[] = []
  const said: PostAnswer[] = []
  const api: Api = {
    call: async (_name, input) => {
      asked.push(input)
      return answer() as never
    },
  }
  const renderAnswer = async (_req: object, answered: PostAnswer) => {
    said.push(answered)
    return { html: 'a page of the site', styleHashes: [], scriptHashes: [], isTagged: false }
  }
  const now = () => new Date('2026-11-22T00:00:00Z')
  const app = express().use(spinRoutes({ apiFor: async () => api, renderAnswer, now }))
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { status, headers } = await fetch(`${own}/spin`, {
    method: 'POST',
    headers: { origin: origin ?? own, referer: `${own}/spin-to-win?a=1` },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { status, said, asked, leads: headers.get('location') }
}

const refusing = (code: ProblemCode) => () => {
  throw new ApiFailure(problem(code))
}

test('without script what came up is said on a page of the site, which leads back (locations §2, Spin to win route)', async () => {
  const result = { part: 1, label: 'A set of tyres', wins: true, code: 'ABCD2345' }
  const { status, said, asked } = await post(filled, () => result)
  expect([status, said]).toEqual([200, [{ kind: 'spun', result, back: '/spin-to-win?a=1' }]])
  expect(asked).toEqual([
    expect.objectContaining({ draw: 3, agrees: true, who: expect.objectContaining({ name: 'Al' }) }),
  ])
})

test('a refusal is shown on a page with the submitted values, and links to the form’s first page', async () => {
  const { status, said } = await post({ ...filled, from: '/spin-to-win' }, refusing('already-spun'))
  expect(status).toBe(problem('already-spun').status)
  const { from: _, ...typed } = { ...filled, from: '' }
  expect(said).toEqual([
    { kind: 'refused', form: 'spin', problem: problem('already-spun'), typed, back: '/spin-to-win' },
  ])
})

test('a form leads back to no other site, whatever it says', async () => {
  const { said } = await post({ ...filled, from: '//evil.example' }, refusing('input-invalid'))
  expect(said[0]?.back).toBe('/')
})

test('a shopper who must sign in is redirected there, and back', async () => {
  const { status, leads } = await post(filled, refusing('not-signed-in'))
  expect([status, leads]).toEqual([303, '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win%3Fa%3D1&back=%2F'])
})

test('another site’s page spins nothing', async () => {
  const { status, asked } = await post(filled, refusing('unexpected'), 'https://evil.example')
  expect([status, asked]).toEqual([403, []])
})
