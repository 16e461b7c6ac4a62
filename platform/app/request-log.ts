import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { pinoHttp } from 'pino-http'
import type { Content } from '../content/content.ts'
import type { Logger } from '../base/log.ts'
import type { Metrics, Surface } from './metrics.ts'
import { loggedPath } from '../http/logged-path.ts'
import { requestHead } from '../http/request-head.ts'

interface RequestLog {
  log: Logger
  metrics: Metrics
  content: Content | null
}

/** Logs one line per request that memory could not answer: route and result, without query, client IP or secret codes. */
export function requestLog({ log, metrics, content }: RequestLog): RequestHandler[] {
  const writeLine = pinoHttp({
    logger: log,
    genReqId: (req) => requestHead(req).requestId,
    serializers: {
      req: (req: { id: string; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: loggedPath(req.url),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customProps: (req) => ({ tenant: content?.findTenantByHost(requestHead(req).host)?.slug ?? null }),
    customLogLevel: (_req, res, error) => {
      if (unlogged.has(res)) return 'silent'
      if (error || res.statusCode >= 500) return 'error'
      return res.statusCode >= 400 && res.statusCode !== 404 ? 'warn' : 'info'
    },
    customReceivedMessage: undefined,
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
  })
  const measure: RequestHandler = (req, res, next) => {
    const began = performance.now()
    const surface = getSurface(req.url)
    res.setHeader('X-Request-Id', requestHead(req).requestId)
    res.once('close', () =>
      metrics.observe({ surface, status: res.statusCode, seconds: (performance.now() - began) / 1000 }),
    )
    next()
  }
  return [measure, (req, res, next) => writeLine(req, res, next)]
}

const unlogged = new WeakSet<ServerResponse>()

/** For expected responses of status 503 that a page repeats every few seconds: each would be logged as a failure. */
export function leaveOutOfLog(res: ServerResponse): void {
  unlogged.add(res)
}

function getSurface(url: string): Surface {
  if (url.startsWith('/api/')) return 'api'
  if (/^\/(_img|media|stock)\//.test(url)) return 'image'
  if (/^\/(admin|cms|staff|_next)(\/|$|\?)/.test(url)) return 'admin'
  if (/^\/(assets\/|robots\.txt|sitemap)/.test(url)) return 'file'
  return /^\/(healthz|readyz)$/.test(url) ? 'other' : 'page'
}
