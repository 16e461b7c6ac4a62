import { Agent, type IncomingMessage, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { ask, type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
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

interface Client {
  answers: number
  /** How its connection ended: by an answer that said so, or by an error. */
  end: string | null
}

/** One connection that is used again and again until an answer closes it, as a proxy's is. */
function keepAsking(port: number, client: Client): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const once = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, path: '/', host: '127.0.0.1', agent, headers: { host: 'alpha.localhost' } })
      asked.on('response', resolve).on('error', reject).end()
    })
  const run = async () => {
    while (client.end === null) {
      const res = await once()
      await readText(res)
      client.answers += 1
      if (res.headers.connection === 'close') client.end = `closed by ${res.statusCode}`
    }
  }
  return run()
    .catch((error: NodeJS.ErrnoException) => void (client.end = error.code ?? error.message))
    .finally(() => agent.destroy())
}

test('a process that is asked to stop resets no connection: each client is told to leave, and what it asked for is answered', async () => {
  const { port } = forecourt
  const known: Client[] = Array.from({ length: clients }, () => ({ answers: 0, end: null }))
  const asking = known.map((client) => keepAsking(port, client))
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
