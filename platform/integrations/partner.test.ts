import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createPartner } from './partner.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function partnerThat(answers: RequestListener, options: { timeoutMs?: number; restFor?: number } = {}) {
  let asked = 0
  const server = createServer((req, res) => {
    asked += 1
    answers(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const warnings: string[] = []
  const partner = createPartner({
    name: 'The lender',
    url: `http://127.0.0.1:${port}/v1`,
    key: 'secret',
    warn: (message) => warnings.push(message),
    ...options,
  })
  const ask = () => partner.ask({ path: '/rate?term=5', answer: z.object({ rate: z.number() }) })
  return { ask, warnings, timesAsked: () => asked }
}

const json =
  (value: unknown): RequestListener =>
  (_req, res) =>
    void res.end(JSON.stringify(value))

test('a partner is asked below its address, with the key, and answers', async () => {
  const seen: string[] = []
  const { ask } = await partnerThat((req, res) => {
    seen.push(`${req.method} ${req.url} ${req.headers.authorization}`)
    json({ rate: 7.9 })(req, res)
  })
  expect(await ask()).toEqual({ rate: 7.9 })
  expect(seen).toEqual(['GET /v1/rate?term=5 Bearer secret'])
})

test.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  ['answers without end', (_req, res) => void res.write('{"rate":')],
  ['breaks off', (req) => void req.socket.destroy()],
  ['has a fault', (_req, res) => void res.writeHead(500).end()],
  ['sends no JSON', (_req, res) => void res.end('<h1>Hello</h1>')],
  ['sends something else', json({ rate: 'high' })],
  ['sends us elsewhere', (_req, res) => void res.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['sends more than we take', (_req, res) => void res.end(`"${'x'.repeat(2_000_000)}"`)],
])('a partner that %s gives no answer, and the log says so', async (_, answers) => {
  const { ask, warnings } = await partnerThat(answers, { timeoutMs: 200 })
  expect(await ask()).toBeNull()
  expect(warnings).toEqual(['The lender gave no answer'])
})

test('a partner that has nothing for a question is not taken for ill', async () => {
  const { ask, warnings, timesAsked } = await partnerThat((_req, res) => void res.writeHead(404).end())
  for (let time = 0; time < 8; time += 1) expect(await ask()).toBeNull()
  expect([warnings, timesAsked()]).toEqual([[], 8])
})

test('after five failures in a row it is left alone, and tried once more when it has rested', async () => {
  let isWell = false
  const { ask, timesAsked } = await partnerThat(
    (req, res) => {
      if (isWell) json({ rate: 6 })(req, res)
      else res.writeHead(503).end()
    },
    { restFor: 150 },
  )
  for (let time = 0; time < 9; time += 1) await ask()
  expect(timesAsked()).toBe(5)
  isWell = true
  expect(await ask()).toBeNull()
  await expect.poll(ask).toEqual({ rate: 6 })
  expect(timesAsked()).toBe(6)
})
