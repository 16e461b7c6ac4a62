import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import helmet from 'helmet'
import { clientAddressHeader } from '#schemas/api/client-address.ts'
import { type Problem, problem } from '#schemas/problem.ts'
import { boundBodies } from '../limits/bound-bodies.ts'
import { clientIp } from '../http/client-ip.ts'
import { isOutage } from '../http/is-outage.ts'
import { requestColorScheme } from '../http/request-color-scheme.ts'
import { claimsStaffSession, translateStaffCookie } from '../http/staff-cookie.ts'
import { hostName } from '../base/host-name.ts'
import { onceASecond } from '../base/once-a-second.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { type AssetStore, loadAssets } from '../pages/asset-store.ts'
import { plainPage, reloadingPage } from '../http/plain-page.ts'
import { requestHead } from '../http/request-head.ts'
import { setRetryAfter } from '../http/retry-after.ts'
import { sendProblem } from '../http/send-problem.ts'
import { leaveOutOfLog } from './request-log.ts'

export interface Admin {
  /** Why the admin cannot answer at present. */
  findRefusal: () => Problem | null
  handle: RequestListener
  close: () => Promise<void>
}

interface AdminOptions {
  root: string
  isDevelopment: boolean
  server: Server
  adminUrl: string
}

/** Starts Next in this process, for the admin alone. */
export async function startAdmin({ root, isDevelopment, server, adminUrl }: AdminOptions): Promise<Admin> {
  const { default: next } = await import('next')
  const { hostname, port } = new URL(adminUrl)
  const app = next({ dev: isDevelopment, dir: join(root, 'cms'), hostname, port: Number(port || 80), quiet: true })
  await app.prepare().catch((error: unknown) => {
    throw new Error('The admin cannot start. Where it is not built yet, run `npm run build`, then start again.', {
      cause: error,
    })
  })
  const handle = app.getRequestHandler()
  if (isDevelopment) {
    const upgrade = app.getUpgradeHandler()
    server.on('upgrade', (req: IncomingMessage, socket, head) => {
      if (req.url?.startsWith('/_next/')) void upgrade(req, socket, head)
    })
  }
  const files = isDevelopment ? null : await loadAssets(join(root, 'cms/.next/static'), '/_next/static/')
  return { findRefusal: () => null, handle: answerFilesFirst(files, handle), close: () => app.close() }
}

/** Next would compress a built file again for each reader. */
const answerFilesFirst =
  (files: AssetStore | null, handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>): RequestListener =>
  (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const page = isRead ? files?.get(req.url ?? '') : undefined
    if (page) sendPage(res, { page, serving: 'hit', requestContext: requestHead(req) })
    else void handle(req, res)
  }

export function isAdminHost(adminUrl: string): (header: string) => boolean {
  const { hostname } = new URL(adminUrl)
  return (header) => hostName(header) === hostname
}

/**
 * Next adds the nonce to its inline scripts. Inline styles stay allowed: Payload, Lexical and Emotion write style attributes and elements
 * without a nonce. Previews are framed from the sites' own hosts, which also serve the pictures.
 */
const adminPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", (_req: IncomingMessage, res: ServerResponse) => `'nonce-${nonces.get(res) ?? ''}'`],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ['http:', 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

interface AdminRoutes {
  admin: Admin
  /** Staff calls of the admin's own screens. */
  staff: Router
  adminUrl: string
  isDevelopment: boolean
  database: DatabaseState
}

export interface DatabaseState {
  isAway: () => boolean
  /** Sends a query on the pool that Payload uses. */
  ask: () => Promise<unknown>
  now: () => number
}

/** Routes of the admin's host: the admin, its API and staff calls. It serves no site. */
export function adminRoutes({ admin, staff, adminUrl, isDevelopment, database }: AdminRoutes): Router {
  const router = Router({ caseSensitive: true })
  router.use(
    withNonce,
    helmet({
      contentSecurityPolicy: isDevelopment ? false : { useDefaults: false, directives: adminPolicy },
      strictTransportSecurity: false,
      xFrameOptions: { action: 'sameorigin' },
      referrerPolicy: { policy: 'same-origin' },
    }),
    hstsBehindTls,
    onlyTrustedForwarding,
  )
  if (adminUrl.startsWith('https:')) router.use(translateStaffCookie)
  router.get('/', (_req, res) => res.redirect(302, '/admin'))
  router.use('/admin', requestColorScheme)
  const isAway = outageCheck(database)
  router.use(['/admin', '/cms'], refuseInOutage(isAway, sendRefusal))
  router.use(
    '/staff',
    refuseInOutage(isAway, (_req, res, failure) => sendProblem(res, failure)),
  )
  // Of Next's own addresses only built files: its image optimiser would decode pictures for anybody, outside of all queues.
  const built = isDevelopment ? '/_next' : '/_next/static'
  router.use(['/admin', '/cms', built, '/favicon.ico'], refuseWhilePreparing(admin), boundBodies, passOn(admin))
  router.use(staff)
  router.use((_req, res) => sendProblem(res, problem('endpoint-not-found')))
  return router
}

/** Next reads the full URL, so the router's stripped prefix is restored. The client IP header is overwritten with the resolved one. */
const passOn =
  (admin: Admin): RequestHandler =>
  (req: Request, res) => {
    req.url = req.originalUrl
    req.headers[clientAddressHeader] = clientIp(req)
    admin.handle(req, res)
  }

type SendRefusal = (req: Request, res: Response, failure: Problem) => void

type OutageCheck = (req: Request) => boolean | Promise<boolean>

/**
 * Payload takes a session that it cannot read for none, and would answer 401 or 403: a request with one is let through once the database answers.
 * One screen of the admin sends many such requests.
 */
function outageCheck({ isAway, ask, now }: DatabaseState): OutageCheck {
  const isOutOfReach = onceASecond(() => ask().then(() => false, isOutage), now)
  return ({ headers }) => isAway() || (claimsStaffSession(headers) && isOutOfReach())
}

/** Answers immediately during a database outage; the admin would show its own error after a delay. */
const refuseInOutage =
  (isAway: OutageCheck, send: SendRefusal): RequestHandler =>
  async (req, res, next) => {
    if (!(await isAway(req))) return next()
    send(req, res, problem('temporarily-unavailable'))
  }

const refuseWhilePreparing =
  ({ findRefusal }: Admin): RequestHandler =>
  (req, res, next) => {
    const failure = findRefusal()
    if (!failure) return next()
    if (failure.code === 'admin-preparing') leaveOutOfLog(res)
    sendRefusal(req, res, failure)
  }

/** Payload's screens read `errors`. */
function sendRefusal(req: Request, res: Response, failure: Problem): void {
  setRetryAfter(res, failure)
  res.status(failure.status).set('Cache-Control', 'no-store')
  const wantsPage = req.method === 'GET' && req.accepts(['json', 'html']) === 'html'
  if (!wantsPage) return void res.json({ errors: [{ message: failure.detail }] })
  const page = failure.code === 'admin-preparing' ? reloadingPage(failure) : plainPage(failure)
  res.type('html').send(page)
}

const nonces = new WeakMap<ServerResponse, string>()

/**
 * Next takes the nonce from the CSP of the request: https://nextjs.org/docs/app/guides/content-security-policy. Development sends no CSP,
 * since Next's tools evaluate code.
 */
const withNonce: RequestHandler = (req, res, next) => {
  const nonce = randomBytes(16).toString('base64')
  nonces.set(res, nonce)
  req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  res.removeHeader('Content-Security-Policy')
  next()
}

/** Next and Payload trust forwarding headers from any sender, so they only get validated ones. */
const onlyTrustedForwarding: RequestHandler = (req, _res, next) => {
  const { host, isSecure } = requestHead(req)
  req.headers.host = host
  req.headers['x-forwarded-for'] = clientIp(req)
  req.headers['x-forwarded-proto'] = isSecure ? 'https' : 'http'
  for (const name of ['x-forwarded-host', 'x-forwarded-port', 'forwarded']) delete req.headers[name]
  next()
}

const hstsBehindTls: RequestHandler = (req, res, next) => {
  if (requestHead(req).isSecure) res.setHeader('Strict-Transport-Security', 'max-age=31536000')
  next()
}
