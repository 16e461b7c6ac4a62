import { createServer, type RequestListener } from 'node:http'
import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { createPartner } from './partner.ts'
import { findCarByRego } from './rego.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function registerThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const lines: string[] = []
  const partner = createPartner({
    name: 'The register',
    url: `http://127.0.0.1:${port}/`,
    timeoutMs: 200,
    warn: (message, error) => lines.push(`${message} ${inspect(error, { depth: 8 })}`),
  })
  return { ask: () => findCarByRego(partner, { rego: 'ABC123', state: 'QLD' }), lines }
}

test('a plate is asked about in a body: no address on the way holds it', async () => {
  const urls: string[] = []
  const { ask } = await registerThat((req, res) => {
    urls.push(req.url ?? '')
    res.end(JSON.stringify({ year: 2021, make: 'Kia', model: 'Rio' }))
  })
  expect(await ask()).toMatchObject({ year: 2021, make: 'Kia', model: 'Rio', badge: '' })
  expect(urls).toEqual(['/vehicle'])
})

test.each<[string, RequestListener]>([
  ['fails', (_req, res) => void res.writeHead(500).end('ABC123')],
  ['hangs', () => undefined],
  ['breaks off', (req) => void req.socket.destroy()],
  ['answers something else', (_req, res) => void res.end(JSON.stringify({ plate: 'ABC123', year: 'ABC123' }))],
  ['answers no JSON', (_req, res) => void res.end('<p>ABC123</p>')],
])('of a register that %s the log says so, and nothing of the plate', async (_, answers) => {
  const { ask, lines } = await registerThat(answers)
  expect(await ask()).toBeNull()
  expect(lines.join()).toMatch(/^The register gave no answer/)
  expect(lines.join()).not.toContain('ABC123')
})
