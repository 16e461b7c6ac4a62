import { createHash, timingSafeEqual } from 'node:crypto'
import express, { type RequestHandler } from 'express'
import { answerReadiness, type ReadinessCheck } from './health.ts'
import { listen } from './http-server.ts'
import type { Metrics } from './metrics.ts'

interface MetricsServer {
  metrics: Metrics
  checks: ReadinessCheck[]
  /** Whether this process serves a host. A proxy asks before it requests a certificate. */
  isKnownHost: (host: string) => boolean
  host: string
  port: number
  /** Required bearer token; null if only the network protects the port. */
  token: string | null
}

/**
 * Serves operators on a separate port: `/metrics`, `/readyz` with each check's name, `/known-host?domain=…`. Returns the function that
 * stops it.
 */
export async function startMetricsServer(parts: MetricsServer): Promise<() => Promise<void>> {
  const { metrics, checks, isKnownHost, host, port, token } = parts
  const app = express()
  app.disable('x-powered-by')
  // Without the token: Caddy cannot send one, and the site itself reveals the same.
  app.get('/known-host', (req, res) => {
    const domain = new URL(req.originalUrl, 'http://metrics.invalid').searchParams.get('domain') ?? ''
    res.status(isKnownHost(domain) ? 200 : 404).end()
  })
  if (token !== null) app.use(requireToken(token))
  app.get('/metrics', async (_req, res) => {
    const { type, text } = await metrics.write()
    res.setHeader('Cache-Control', 'no-store')
    res.type(type).send(text)
  })
  app.get(
    '/readyz',
    answerReadiness(checks, ({ isReady, checks: results }) => ({ ready: isReady, checks: results })),
  )
  app.use((_req, res) => void res.status(404).type('text/plain').send('Not found.\n'))
  const http = await listen(app, { host, port })
  return () => http.stop(0)
}

/** Hashed first, so that neither length nor content leaks through the comparison's timing. */
function requireToken(token: string): RequestHandler {
  const expected = hash(`Bearer ${token}`)
  return (req, res, next) => {
    if (timingSafeEqual(hash(req.get('authorization') ?? ''), expected)) return next()
    res.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send('The token is missing or wrong.\n')
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest()
