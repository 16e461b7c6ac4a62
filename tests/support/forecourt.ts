import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { secret } from './secret.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

interface ForecourtRequest {
  /** `Host` header. */
  host: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One `node platform/app/main.ts`, as it runs in production but for the gallery. */
export interface Forecourt {
  port: number
  pid: number
  ask: (path: string, asking: ForecourtRequest) => Promise<Answer>
  /** Sends SIGKILL and resolves when the process has ended. */
  kill: () => Promise<void>
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>
  /** What it has logged so far. */
  log: () => string
}

interface ForecourtOptions {
  databaseUrl: string
  dataDir: string
  roles: string
  env?: Record<string, string>
  /** A free port by default. */
  port?: number
}

/** What `faketime` sets, so that a run at another date has servers of that date. */
const fakeClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
)

export async function startForecourt({
  databaseUrl,
  dataDir,
  roles,
  env = {},
  ...more
}: ForecourtOptions): Promise<Forecourt> {
  const port = more.port ?? (await freePort())
  const child = spawn(process.execPath, ['platform/app/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...fakeClock,
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      // The tests start dozens of servers: from the second on, nothing is compiled again.
      NODE_COMPILE_CACHE: resolve('node_modules', '.cache', 'forecourt'),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      FORECOURT_DATA_DIR: dataDir,
      FORECOURT_SECRET: secret,
      FORECOURT_ADMIN_URL: `http://localhost:${port}`,
      FORECOURT_ROLES: roles,
      // All tests have one address.
      FORECOURT_LIMIT_FACTOR: '1000',
      // There is no load balancer to drain.
      FORECOURT_DRAIN_SECONDS: '0',
      ...env,
    },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await new Promise<void>((ready, reject) => {
    child.stdout.on('data', () => log.includes('"msg":"ready"') && ready())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${log}`)))
  })
  const exited = once(child, 'exit')
  const { pid } = child
  if (pid === undefined) throw new Error('The server has no process.')
  return {
    port,
    pid,
    ask: (path, asking) => ask(port, path, asking),
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
  }
}

/** Sends the path exactly as given. */
export function ask(
  port: number,
  path: string,
  { host, method = 'GET', headers = {}, body = '' }: ForecourtRequest,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, path, method, host: '127.0.0.1', agent: false, headers: { ...headers, host } },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port.')
  return address.port
}

/** Asks until the answer satisfies; gives it with the milliseconds that it took. */
export async function until<T>(
  look: () => Promise<T>,
  isEnough: (seen: T) => boolean,
  within = 10_000,
): Promise<{ seen: T; ms: number }> {
  const began = performance.now()
  for (;;) {
    const seen = await look()
    const ms = performance.now() - began
    if (isEnough(seen)) return { seen, ms }
    if (ms > within) throw new Error(`Not within ${within} ms: ${JSON.stringify(seen).slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
