import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'
import { readHead, rememberHead } from './request-head.ts'
import { spinRoutes } from './spin-routes.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const filled = { draw: '3', name: 'Al', phone: '0412 345 678', email: 'al@example.com', agrees: 'on', website: '' }

/** What a browser without script reads after it posted the wheel's form; `asked` is what the platform was asked. */
async function post(form: Record<string, string>, answer: () => object, origin?: string) {
  const asked: object[] = []
  const api: Api = {
    call: async (_name, input) => {
      asked.push(input)
      return answer() as never
    },
  }
  const app = express().use(spinRoutes({ apiFor: async () => api, now: () => new Date('2026-11-22T00:00:00Z') }))
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const response = await fetch(`${own}/spin`, {
    method: 'POST',
    headers: { origin: origin ?? own },
    body: new URLSearchParams(form),
  })
  return { status: response.status, html: await response.text(), asked }
}

const won = () => ({ part: 1, label: 'A set of tyres', wins: true, code: 'ABCD2345' })

test('without script what was won is said in words, with the code that fetches it (locations §2, /spin-to-win)', async () => {
  const { status, html, asked } = await post(filled, won)
  expect(status).toBe(200)
  expect(html).toContain('<h1>You have won: A set of tyres</h1>')
  expect(html).toContain('ABCD2345')
  expect(asked).toEqual([
    expect.objectContaining({ draw: 3, agrees: true, who: expect.objectContaining({ name: 'Al' }) }),
  ])
})

test('what is missing is said, and nothing is spun', async () => {
  const { status, html, asked } = await post({ ...filled, name: '' }, won)
  expect([status, asked]).toEqual([400, []])
  expect(html).toContain('Please enter your first name.')
})

test('what the platform refuses is said in its words', async () => {
  const { status, html } = await post(filled, () => {
    throw new ApiFailure(problem('already-spun'))
  })
  expect(status).toBe(problem('already-spun').status)
  expect(html).toContain(problem('already-spun').title)
})

test('another site’s page spins nothing', async () => {
  const { status, asked } = await post(filled, won, 'https://evil.example')
  expect([status, asked]).toEqual([403, []])
})
