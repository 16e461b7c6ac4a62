import type { RequestListener, Server } from 'node:http'
import type { Payload } from 'payload'
import type { DatabaseRole } from '#cms/database/timeouts.ts'
import { getCms, limitDatabaseTime } from '#cms/index.ts'
import type { Env } from '../env.ts'
import { findLastSuccess } from '../backup/run-log-store.ts'
import { requestsOver } from '../jobs/queues.ts'
import { createTransports } from '../messages/transports.ts'
import { createMessageSender } from '../messages/message-sender.ts'
import { createPayments } from '../integrations/payments.ts'
import { createSearch } from '../search/create-search.ts'
import { prepareSearch } from '../search/reindex.ts'
import { createNetwork } from '../stock/fetch/network.ts'
import { staffRoutes } from '../admin-api/routes.ts'
import { startMetricsServer } from './metrics-server.ts'
import { type AdminBuild, startAdminAfter } from './admin-after-build.ts'
import { adminRoutes, isAdminHost, startAdmin } from './admin.ts'
import { createApp } from './app.ts'
import { createRequestListener } from './request-listener.ts'
import type { Logger } from '../base/log.ts'
import { createMetrics } from './metrics.ts'
import { connectionCheck } from '../base/database/connection-check.ts'
import { createPool, isDatabaseUp } from '../base/database/pool.ts'
import { readHead, rememberHead } from '../http/request-head.ts'
import { startWeb, type Web } from './start-web.ts'
import { startWorker } from './start-worker.ts'
import type { ShutdownStack } from '../base/shutdown.ts'
import { trustedProxies } from '../http/trusted-proxies.ts'
import { RecentTenants } from '../limits/recent-tenants.ts'
import { watchDatabase } from '../base/database/watch-database.ts'

interface RoleParts {
  env: Env
  isDev: boolean
  /** Null where the admin is built. */
  adminBuild: AdminBuild | null
  /** Null for one of the server's own. */
  cms: Payload | null
  root: string
  server: Server
  /** Whether the process was asked to stop and is still answering until load balancers notice. */
  isDraining: () => boolean
  log: Logger
  shutdown: ShutdownStack
}

/** Starts the roles of this process; returns its request listener. */
export async function startRoles(parts: RoleParts): Promise<RequestListener> {
  const { env, isDev, adminBuild, cms, root, server, isDraining, log, shutdown } = parts
  const roles = new Set(env.FORECOURT_ROLES)
  const payload = cms ?? (await startCms(shutdown))
  const connectionString = env.DATABASE_URL
  const poolFor = (role: DatabaseRole) => {
    const pool = createPool({ connectionString, role, log })
    shutdown.defer(`database pool of ${role}`, () => pool.end())
    return pool
  }
  const pool = poolFor('web')
  const staffPool = poolFor('admin')
  const workerPool = poolFor('worker')
  const search = createSearch({ pool, indexPool: workerPool, env })
  const indexing = { pool: workerPool, search, warn: (message: string) => log.warn(message) }
  await prepareSearch(indexing)
  const health = watchDatabase({ connectionString, log, shutdown })
  if (roles.has('web')) await search.warm()
  if (roles.has('worker')) await startWorker({ env, payload, log, indexing, shutdown })
  const web = roles.has('web')
    ? await startWeb({ env, isDev, root, server, payload, pool, search, log, health, shutdown })
    : null
  const adminUrl = env.FORECOURT_ADMIN_URL
  const startBuilt = () => startAdmin({ root, isDevelopment: isDev, server, adminUrl })
  const onFailure = (error: unknown) => log.error({ err: error }, 'admin did not start')
  const startInTime = () =>
    adminBuild ? startAdminAfter({ build: adminBuild, start: startBuilt, now: Date.now, onFailure }) : startBuilt()
  const admin = roles.has('admin') ? await startInTime() : null
  if (admin) shutdown.defer('admin', admin.close)
  const dataDir = env.FORECOURT_DATA_DIR
  const staff = staffRoutes({
    payload,
    pool: staffPool,
    search,
    adminUrl,
    dataDir,
    jobs: requestsOver(staffPool),
    network: createNetwork(env),
    post: createMessageSender({ payload, pool: staffPool, transports: createTransports(env) }),
    payments: createPayments(env, (message, error) => log.warn({ err: error }, message)),
    log,
    now: () => new Date(),
  })
  const metrics = createMetrics({
    cache: web?.cache ?? null,
    findLastBackup: env.FORECOURT_BACKUP_DIR === undefined ? null : () => findLastSuccess(pool),
  })
  const checks = [
    { name: 'running', isReady: () => !isDraining() },
    { name: 'database', isReady: () => isDatabaseUp(pool) },
    { name: 'connections', isReady: connectionCheck(connectionString, Date.now) },
    { name: 'search', isReady: () => search.isHealthy() },
    ...(web ? [{ name: 'events', isReady: () => web.listener.isListening }] : []),
  ]
  const isKnownHost = (name: string) =>
    isAdminHost(adminUrl)(name) || (web !== null && web.content.findTenantByHost(name) !== null)
  if (env.FORECOURT_METRICS_PORT) {
    const { HOST: host, FORECOURT_METRICS_PORT: port, FORECOURT_METRICS_TOKEN: token = null } = env
    const stopMetrics = await startMetricsServer({ metrics, checks, isKnownHost, host, port, token })
    shutdown.defer('metrics server', stopMetrics)
  }
  const recent = new RecentTenants()
  const app = createApp({
    log,
    metrics,
    checks,
    isAdminHost: isAdminHost(adminUrl),
    trustProxy: env.FORECOURT_TRUST_PROXY,
    admin: admin
      ? adminRoutes({
          admin,
          staff,
          adminUrl,
          isDevelopment: isDev,
          database: { isAway: () => health.isAway, ask: () => isDatabaseUp(payload.db.pool), now: Date.now },
        })
      : null,
    sites: web?.sites ?? null,
    recent,
  })
  return open({ env, web, app, recent, onServed: metrics.countServed })
}

async function startCms(shutdown: ShutdownStack): Promise<Payload> {
  const payload = await getCms()
  shutdown.defer('cms', () => payload.destroy())
  limitDatabaseTime(payload)
  return payload
}

interface ListenerParts {
  env: Env
  web: Web | null
  app: RequestListener
  recent: RecentTenants
  onServed: (status: number) => void
}

function open({ env, web, app, recent, onServed }: ListenerParts): RequestListener {
  const proxies = trustedProxies(env)
  if (!web) {
    return (req, res) => {
      rememberHead(req, readHead(req, proxies))
      app(req, res)
    }
  }
  const { content, cache, assets } = web
  const tenantIdOf = (host: string) => {
    const id = content.findTenantByHost(host)?.id ?? null
    if (id !== null) recent.note(id, performance.now())
    return id
  }
  return createRequestListener({ tenantIdOf, cache, assets, proxies, app, onServed })
}
