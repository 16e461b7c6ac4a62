import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { problem } from '#schemas/problem.ts'
import type { Content } from '../content/content.ts'
import { untrustedProxyWarning } from './untrusted-proxy-warning.ts'
import { healthRoutes, type ReadinessCheck } from './health.ts'
import type { Logger } from '../base/log.ts'
import type { Metrics } from './metrics.ts'
import { isOutage } from '../http/is-outage.ts'
import { requestLog } from './request-log.ts'
import { requestHead } from '../http/request-head.ts'
import { quietHeaders } from '../http/security-headers.ts'
import { parserProblem } from '../http/parser-problem.ts'
import { sendFailure } from '../http/send-failure.ts'
import { sendProblem } from '../http/send-problem.ts'
import { startInTurns } from '../http/start-in-turns.ts'
import type { RecentTenants } from '../limits/recent-tenants.ts'
import { type SiteRoutes, siteRoutes } from './site-routes.ts'

export interface AppParts {
  log: Logger
  metrics: Metrics
  checks: ReadinessCheck[]
  isAdminHost: (header: string) => boolean
  /** `FORECOURT_TRUST_PROXY`. */
  trustProxy: false | number | string[]
  /** Null in a process without the admin. */
  admin: RequestHandler | null
  /** Null in a process without sites. */
  sites: SiteRoutes | null
  /** Tenants of all requests, also those that memory answers. */
  recent: RecentTenants
}

/** Health checks, the admin on its own host, then the site of the host; any other host gets a plain error. */
export function createApp({ log, metrics, checks, isAdminHost, trustProxy, admin, sites, recent }: AppParts): Express {
  const content = sites?.renderer.content ?? null
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', trustProxy)
  app.set('query parser', false)
  app.set('case sensitive routing', true)
  app.use(requestLog({ log, metrics, content }))
  app.use(untrustedProxyWarning(log))
  app.use(quietHeaders, healthRoutes(checks))
  // The admin's requests share one lane, whose client IPs take turns.
  app.use(startInTurns({ tenantIdOf: (req) => content?.findTenantByHost(requestHead(req).host)?.id ?? 0, recent }))
  app.use(onHost(isAdminHost, admin ?? noAdmin))
  if (sites) app.use(onHost((host) => sites.renderer.content.findTenantByHost(host) !== null, siteRoutes(sites)))
  app.use(unknownHost)
  app.use(failed(log, content))
  return app
}

const onHost =
  (isHere: (header: string) => boolean, routes: RequestHandler): RequestHandler =>
  (req, res, next) =>
    isHere(requestHead(req).host) ? void routes(req, res, next) : next()

const noAdmin: RequestHandler = (_req, res) => sendProblem(res, problem('endpoint-not-found'))

/** Reveals nothing about the hosts that are served. */
const unknownHost: RequestHandler = (_req, res) => {
  const { status, title, detail } = problem('tenant-unknown')
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${title}\n\n${detail}\n`)
}

/** Handles unexpected errors. */
const failed =
  (log: Logger, content: Content | null): ErrorRequestHandler =>
  // oxlint-disable-next-line max-params -- Express knows an error handler by its four parameters
  (error: unknown, req, res, next) => {
    const refusal = parserProblem(error)
    if (refusal && !res.headersSent) return sendFailure(res, refusal)
    const failure = problem(isOutage(error) ? 'temporarily-unavailable' : 'unexpected')
    log.error({ err: error, requestId: requestHead(req).requestId, path: req.path }, 'request failed')
    if (res.headersSent) return next(error)
    const isOnSite = content !== null && content.findTenantByHost(requestHead(req).host) !== null
    return isOnSite ? sendFailure(res, failure) : sendProblem(res, failure)
  }
