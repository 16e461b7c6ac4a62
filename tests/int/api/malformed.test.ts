import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aPage, twoDealers } from '#tests/int/platform/sites.ts'
import { aPerson, twoSites } from '#tests/int/cms/staff.ts'
import { startStaffServer } from '#tests/int/staff/staff-server.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt } from '#tests/support/forecourt.ts'
import { type HostileRequest, malformedRequests, malformedStaffRequests } from './malformed-requests.ts'

let running: TestCms
let forecourt: Forecourt
const agent = new Agent({ keepAlive: true, maxSockets: 24 })

beforeAll(async () => {
  running = await startCms()
  const { alpha } = await twoDealers(running.cms)
  await aPage(running.cms, { tenant: alpha, title: 'Contact', path: '/contact' })
  forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web',
    env: { FORECOURT_LIMIT_FACTOR: '0' },
  })
})
afterAll(async () => {
  agent.destroy()
  await forecourt.stop()
  await running.stop()
})

const count = 10_000
/** Each run tries other requests; a run that found something names the seed that finds it again. */
const seed = Number(process.env['FORECOURT_FUZZ_SEED'] ?? Date.now() % 2 ** 31)

/** Milliseconds that an answer may take. */
const timeoutMs = 2_000

interface Outcome {
  status: number
  type: string
  text: string
  ms: number
}

const problemOnTheWire = z.object({ status: z.int(), code: z.string(), title: z.string(), detail: z.string() })

test(`${count} malformed requests over every endpoint: no 5xx, no stack trace, no hang; each refusal is a problem document`, async () => {
  const { wrong, statuses } = await tried(fc.sample(malformedRequests, { numRuns: count, seed }), {
    port: forecourt.port,
    host: 'alpha.localhost',
  })
  expect([...failuresLogged(), ...wrong.slice(0, 20)], `seed ${seed}`).toEqual([])
  expect(statuses.get(200) ?? 0, 'some get as far as an answer').toBeGreaterThan(count / 50)
}, 90_000)

const ofStaff = 1_500

test(`${ofStaff} malformed requests of the admin's own pages, signed in: the same`, async () => {
  const server = await startStaffServer({}, running)
  const { own } = await twoSites(server.cms)
  const { token } = await aPerson(server.cms, 'manager', 'tenant-admin', [own])
  const headers = { cookie: `forecourt-token=${token}`, origin: adminUrl, 'sec-fetch-site': 'same-origin' }
  const made = fc.sample(malformedStaffRequests(own, headers), { numRuns: ofStaff, seed })
  const { port } = new URL(server.origin)
  const { wrong, statuses } = await tried(made, { port: Number(port), host: 'localhost' })
  await server.stop()
  expect(wrong.slice(0, 20), `seed ${seed}`).toEqual([])
  expect(statuses.get(200) ?? 0, 'some get as far as an answer').toBeGreaterThan(0)
}, 90_000)

interface Server {
  port: number
  host: string
}

/** Sends them all, many at once, and says what was wrong with the answers. */
async function tried(made: HostileRequest[], server: Server) {
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  let slowest = 0
  const again: HostileRequest[] = []
  const queue = made.values()
  const work = async () => {
    for (const asked of queue) {
      const outcome = await send(asked, server)
      statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1)
      slowest = Math.max(slowest, outcome.ms)
      if (outcome.ms > timeoutMs || outcome.status === 503) {
        again.push(asked)
        continue
      }
      const fault = faultOf(asked, outcome)
      if (fault !== null) wrong.push(`${fault}: ${describe(asked)} -> ${outcome.status} ${outcome.text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 24 }, work))
  // On a busy machine some are slow or refused as overload: by themselves they must be answered, and in time.
  for (const asked of again) {
    const outcome = await send(asked, server)
    const fault = outcome.ms > timeoutMs ? `${Math.round(outcome.ms)} ms` : faultOf(asked, outcome)
    if (fault !== null) wrong.push(`${fault}: ${describe(asked)} -> ${outcome.status} ${outcome.text.slice(0, 200)}`)
  }
  const tally = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  process.stdout.write(`Malformed requests, seed ${seed}: ${tally.join(', ')}; slowest ${Math.round(slowest)} ms\n`)
  return { wrong, statuses }
}

/** What the server itself calls an error, each once. */
function failuresLogged(): string[] {
  const lines = forecourt
    .log()
    .split('\n')
    .filter((line) => line.includes('"msg":"request failed"'))
  const words = lines.map((line) => /"err":(.{0,600})/.exec(line)?.[1] ?? line.slice(0, 300))
  return [...new Set(words)]
}

function faultOf({ target }: HostileRequest, { status, type, text }: Outcome): string | null {
  if (status >= 500) return 'an error of ours'
  if (status === 0) return 'no answer'
  if (/\n\s+at \S+|node_modules|\.ts:\d+/.test(text)) return 'a stack trace'
  if (status < 400 || !/^\/(api|staff)\//.test(target)) return null
  if (!type.startsWith('application/problem+json')) return `a refusal as ${type}`
  return text === '' || problemOnTheWire.safeParse(JSON.parse(text)).success ? null : 'no problem document'
}

function send({ method, target, headers, body }: HostileRequest, { port, host }: Server): Promise<Outcome> {
  const began = performance.now()
  // Without a length, Node writes the body of a DELETE as if it were the next request.
  const length: Record<string, string> = body ? { 'content-length': String(body.length) } : {}
  return new Promise((resolve) => {
    const done = (given: Partial<Outcome>) =>
      resolve({ status: 0, type: '', text: '', ...given, ms: performance.now() - began })
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path: target,
        headers: { ...headers, ...length, host },
      },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', (error) => done({ text: error.message }))
        res.on('end', () =>
          done({
            status: res.statusCode ?? 0,
            type: res.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    asked.setTimeout(10_000, () => asked.destroy(new Error('nothing for ten seconds')))
    asked.on('error', (error) => done({ text: error.message }))
    asked.end(body ?? undefined)
  })
}

const describe = ({ method, target, headers, body }: HostileRequest): string =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString().slice(0, 400) ?? ''}`
