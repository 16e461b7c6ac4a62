import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getCms, migrate } from '#cms/index.ts'
import { type Env, EnvProblem, readEnv } from '../env.ts'
import { listen } from './http-server.ts'
import { createLog } from '../base/log.ts'
import { startRoles } from './start-roles.ts'
import { createShutdownStack } from '../base/shutdown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerOptions {
  /** Serves the site and the admin from their sources. */
  isDev?: boolean
}

export interface RunningServer {
  port: number
  /**
   * Says for `drainFor` milliseconds that this process is not ready, and goes on answering. Then requests under way finish, then jobs, then connections
   * to the database close.
   */
  stop: (drainFor?: number) => Promise<void>
}

/** Milliseconds that requests under way may take to finish once the server stops. In development, browsers hold sockets for news of changes. */
const requestsMayTake = { inProduction: 10_000, inDevelopment: 500 }

/** One process with the roles that its environment names. The database must be of this version: see `migrate`. */
export async function startServer(env: Env, { isDev = false }: ServerOptions = {}): Promise<RunningServer> {
  const { log, flush } = createLog(env.FORECOURT_LOG_LEVEL)
  const stops = createShutdownStack((error) => log.error({ err: error }, 'shutdown step failed'))
  const stop = async (drainFor = 0) => {
    if (drainFor > 0) await http.drain(drainFor)
    await stops.all()
    flush()
  }
  let handler: RequestListener = stillStarting
  const http = await listen((req, res) => handler(req, res), { host: env.HOST, port: env.PORT })
  try {
    handler = await startRoles({ env, isDev, root, server: http.server, isDraining: () => http.isDraining, log, stops })
  } catch (error) {
    await http.stop(0)
    await stop()
    throw error
  }
  stops.later(() => http.stop(isDev ? requestsMayTake.inDevelopment : requestsMayTake.inProduction))
  log.info({ port: http.port, roles: env.FORECOURT_ROLES }, 'ready')
  return { port: http.port, stop }
}

/** The process lives, which is all that `/healthz` says. */
const stillStarting: RequestListener = (req, res) => {
  if (req.url === '/healthz') return void res.writeHead(200, { 'Cache-Control': 'no-store' }).end()
  res.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting.\n')
}

/** `node platform/app/main.ts`: brings the database to this version, serves until told to stop. */
async function runAlone(): Promise<void> {
  const env = readEnv(process.env)
  await migrate(await getCms())
  const running = await startServer(env, { isDev: env.NODE_ENV === 'development' })
  const stop = (drainFor: number) => void running.stop(drainFor).then(() => process.exit(0))
  process.once('SIGTERM', () => stop(env.FORECOURT_DRAIN_SECONDS * 1_000))
  // Ctrl-C: nobody balances load over a terminal.
  process.once('SIGINT', () => stop(0))
}

if (import.meta.main) {
  await runAlone().catch((error: unknown) => {
    const text = error instanceof EnvProblem || !(error instanceof Error) ? String(error) : error.stack
    process.stderr.write(`${text}\n`)
    process.exit(1)
  })
}
