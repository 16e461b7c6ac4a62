import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCms, migrate } from '#cms/index.ts'
import { type Env, EnvProblem, readEnv } from './env.ts'
import { listen } from './server/http-server.ts'
import { createLog } from './server/log.ts'
import { startRoles } from './server/start-roles.ts'
import { createStops } from './server/stops.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export interface ServerOptions {
  /** Serves the site and the admin from their sources. */
  isDev?: boolean
}

export interface RunningServer {
  port: number
  /** Requests under way finish, then jobs, then connections close. */
  stop: () => Promise<void>
}

/** Milliseconds that requests under way may take to finish once the server stops. In development, browsers hold sockets for news of changes. */
const requestsMayTake = { inProduction: 10_000, inDevelopment: 500 }

/** One process with the roles that its environment names. The database must be of this version: see `migrate`. */
export async function startServer(env: Env, { isDev = false }: ServerOptions = {}): Promise<RunningServer> {
  const { log, flush } = createLog(env.FORECOURT_LOG_LEVEL)
  const stops = createStops((error) => log.error({ err: error }, 'did not stop in order'))
  const stop = async () => {
    await stops.all()
    flush()
  }
  let handler: RequestListener = stillStarting
  const http = await listen((req, res) => handler(req, res), { host: env.HOST, port: env.PORT })
  try {
    handler = await startRoles({ env, isDev, root, server: http.server, log, stops })
  } catch (error) {
    await http.stop(0)
    await stop()
    throw error
  }
  stops.later(() => http.stop(isDev ? requestsMayTake.inDevelopment : requestsMayTake.inProduction))
  log.info({ port: http.port, roles: env.FORECOURT_ROLES }, 'ready')
  return { port: http.port, stop }
}

const stillStarting: RequestListener = (_req, res) => {
  res.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting.\n')
}

/** `node platform/main.ts`: brings the database to this version, serves until told to stop. */
async function runAlone(): Promise<void> {
  const env = readEnv(process.env)
  await migrate(await getCms())
  const running = await startServer(env, { isDev: env.NODE_ENV === 'development' })
  const stop = () => void running.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

if (import.meta.main) {
  await runAlone().catch((error: unknown) => {
    const text = error instanceof EnvProblem || !(error instanceof Error) ? String(error) : error.stack
    process.stderr.write(`${text}\n`)
    process.exit(1)
  })
}
