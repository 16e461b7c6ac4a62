import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { getCms, migrate } from '#cms/index.ts'
import { type Env, EnvProblem, readEnv } from '../env.ts'
import type { AdminBuild } from './admin-after-build.ts'
import { listen } from './http-server.ts'
import { createLog } from '../base/log.ts'
import { startRoles } from './start-roles.ts'
import { createShutdownStack } from '../base/shutdown.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerOptions {
  /** Serves the site and the admin from source. */
  isDev?: boolean
  /** Milliseconds to wait for a clean shutdown. */
  stopWithin?: number
  /** A running build of the admin. The sites answer meanwhile. */
  adminBuild?: AdminBuild | null
  /** A running CMS, which its owner ends. Without one the server has its own. */
  cms?: Payload | null
}

export interface RunningServer {
  port: number
  /**
   * Reports not ready for `drainFor` milliseconds while still answering. Then running requests finish, then jobs, then database connections
   * close.
   */
  stop: (drainFor?: number) => Promise<void>
}

/** Milliseconds that running requests get when the server stops. In development, browsers hold sockets for live updates. */
const requestsMayTake = { inProduction: 10_000, inDevelopment: 500 }

/** Milliseconds. Requests have 10 s and jobs 20 s; with the drain operators allow 45 s before a kill. */
const usualStop = 35_000

/** Starts one process with the roles of its environment. The database must be migrated: see `migrate`. */
export async function startServer(env: Env, options: ServerOptions = {}): Promise<RunningServer> {
  const { isDev = false, stopWithin = usualStop, adminBuild = null, cms = null } = options
  const { log, flush } = createLog(env.FORECOURT_LOG_LEVEL)
  const shutdown = createShutdownStack({
    within: stopWithin,
    onFailure: ({ step, error }) => log.error({ err: error, step }, 'shutdown step failed'),
  })
  const stop = async (drainFor = 0) => {
    if (drainFor > 0) await http.drain(drainFor)
    await shutdown.close()
    flush()
  }
  let handler: RequestListener = stillStarting
  const http = await listen((req, res) => handler(req, res), { host: env.HOST, port: env.PORT })
  try {
    handler = await startRoles({
      env,
      isDev,
      adminBuild,
      cms,
      root,
      server: http.server,
      isDraining: () => http.isDraining,
      log,
      shutdown,
    })
  } catch (error) {
    await http.stop(0)
    await stop()
    throw error
  }
  shutdown.defer('http server', () => http.stop(isDev ? requestsMayTake.inDevelopment : requestsMayTake.inProduction))
  log.info({ port: http.port, roles: env.FORECOURT_ROLES }, 'ready')
  return { port: http.port, stop }
}

/** The process is alive, which is all that `/healthz` reports. */
const stillStarting: RequestListener = (req, res) => {
  if (req.url === '/healthz') return void res.writeHead(200, { 'Cache-Control': 'no-store' }).end()
  res.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting.\n')
}

/** `node platform/app/main.ts`: migrates the database and serves until it is stopped. */
async function runAlone(): Promise<void> {
  const env = readEnv(process.env)
  await migrate(await getCms())
  const running = await startServer(env, { isDev: env.NODE_ENV === 'development' })
  const stop = (drainFor: number) => void running.stop(drainFor).then(() => process.exit(0))
  process.once('SIGTERM', () => stop(env.FORECOURT_DRAIN_SECONDS * 1_000))
  // Ctrl-C: no load balancer runs in front of a terminal.
  process.once('SIGINT', () => stop(0))
}

if (import.meta.main) {
  await runAlone().catch((error: unknown) => {
    const text = error instanceof EnvProblem || !(error instanceof Error) ? String(error) : error.stack
    process.stderr.write(`${text}\n`)
    process.exit(1)
  })
}
