import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { ask, type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { type KeepAliveConnection, keepAsking } from '#tests/support/keep-asking.ts'
import { twoDealers } from './sites.ts'

let running: TestCms
let forecourt: Forecourt

beforeAll(async () => {
  running = await startCms()
  await twoDealers(running.cms)
  forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web',
    env: { FORECOURT_DRAIN_SECONDS: '3' },
  })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const clients = 50

test('a process that is asked to stop resets no connection: each client is told to leave, and what it asked for is answered', async () => {
  const { port } = forecourt
  const known: KeepAliveConnection[] = Array.from({ length: clients }, () => ({ answers: 0, end: null }))
  const asking = known.map((client) => keepAsking({ port, host: 'alpha.localhost', path: '/' }, client))
  const slow = request({ port, path: '/api/leads', method: 'POST', host: '127.0.0.1', agent: false, headers: aForm })
  const answer = new Promise<IncomingMessage>((resolve, reject) => slow.on('response', resolve).on('error', reject))
  slow.write('{')
  await until(
    () => Promise.resolve(Math.min(...known.map(({ answers }) => answers))),
    (fewest) => fewest > 3,
  )

  const stopped = forecourt.stop()
  const ready = await until(
    () => ask(port, '/readyz', { host: 'alpha.localhost' }),
    ({ status }) => status === 503,
  )
  const health = await ask(port, '/healthz', { host: 'alpha.localhost' })
  slow.end('}')
  const late = await answer
  await Promise.all(asking)

  expect([ready.seen.text, ready.seen.headers.connection, health.status]).toEqual(['{"ready":false}', 'close', 200])
  expect([late.statusCode, late.headers.connection]).toEqual([400, 'close'])
  expect(new Set(known.map(({ end }) => end))).toEqual(new Set(['closed by 200']))
  expect(await stopped).toBe(0)
})

const aForm = { host: 'alpha.localhost', 'content-type': 'application/json' }
