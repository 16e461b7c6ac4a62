import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import express, { type RequestHandler } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { readHead, rememberHead } from './request-head.ts'
import { RecentTenants } from '../limits/recent-tenants.ts'
import { startInTurns } from './start-in-turns.ts'

const tenantOf = (host: string) => (host === 'crowded.test' ? 1 : 2)

/** A server whose requests cost some milliseconds of the event loop each. */
async function aServer(gate: RequestHandler) {
  const app = express().set('trust proxy', true)
  const answered: string[] = []
  app.use(gate, (req, res) => {
    const end = performance.now() + 3
    while (performance.now() < end);
    answered.push(`${req.headers.host} ${req.ip}`)
    res.json({})
  })
  const server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = async (host: string, from: string) => {
    const asked = request({ port, host: '127.0.0.1', agent: false, headers: { host, 'x-forwarded-for': from } })
    const answer = once(asked.end(), 'response')
    const [res] = await answer
    res.resume()
    return res.statusCode
  }
  return { ask, answered }
}

const gate = (recent = new RecentTenants()) =>
  startInTurns({ tenantIdOf: (req) => tenantOf(req.headers.host ?? ''), recent })

test.each([
  ['another site', 'quiet.test'],
  ['the same site', 'crowded.test'],
])('a visitor of %s is answered before most of 150 requests that came first', async (_, host) => {
  const { ask, answered } = await aServer(gate())
  const crowd = Array.from({ length: 150 }, () => ask('crowded.test', '203.0.113.1'))
  await Promise.race(crowd)
  expect(await ask(host, '198.51.100.2')).toBe(200)
  await Promise.all(crowd)
  expect(answered.indexOf(`${host} 198.51.100.2`)).toBeLessThan(50)
})

test('a site’s visitors come before a crowd of 150 client IPs at another site', async () => {
  const { ask, answered } = await aServer(gate())
  const crowd = Array.from({ length: 150 }, (_, index) => ask('crowded.test', `203.0.113.${index}`))
  await Promise.race(crowd)
  await ask('quiet.test', '198.51.100.2')
  await Promise.all(crowd)
  expect(answered.indexOf('quiet.test 198.51.100.2')).toBeLessThan(50)
})

test('a site leaves the event loop idle for as long as it works while another site is asked too', async () => {
  const recent = new RecentTenants()
  const { ask } = await aServer(gate(recent))
  recent.note(tenantOf('quiet.test'), performance.now())
  const began = performance.now()
  await Promise.all(Array.from({ length: 60 }, () => ask('crowded.test', '203.0.113.1')))
  // 3 milliseconds each, and as many idle ones after each.
  expect(performance.now() - began).toBeGreaterThan(59 * 6)
})

test('a site whose requests come one after the other does not rest', async () => {
  const recent = new RecentTenants()
  const { ask } = await aServer(gate(recent))
  recent.note(tenantOf('quiet.test'), performance.now())
  const rests: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const before = performance.eventLoopUtilization()
    await ask('crowded.test', '203.0.113.1')
    rests.push(performance.eventLoopUtilization(before).idle)
  }
  expect(rests.toSorted((a, b) => a - b)[10]).toBeLessThan(2)
})
