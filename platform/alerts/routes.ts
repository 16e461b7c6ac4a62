import { type Request, type RequestHandler, Router } from 'express'
import type { Pool } from 'pg'
import type { UnsubscribePage } from '#schemas/page/unsubscribing.ts'
import { endAlert } from './store.ts'
import { type AlertRef, readUnsubscribe, unsubscribePath } from './unsubscribe-link.ts'
import type { TenantRef } from '../content/content.ts'
import { type OwnPage, sendOwnPage } from '../pages/send-own-page.ts'

interface UnsubscribeParts {
  pool: Pool
  secret: string
  tenantOf: (req: Request) => TenantRef
  /** The site's own page with the unsubscribe button or its confirmation. */
  renderUnsubscribe: (req: Request, unsubscribing: UnsubscribePage) => Promise<OwnPage>
  now: () => Date
}

/**
 * Unsubscribes from an alert, signed in or not. A GET changes nothing, because mail programs prefetch links: the page has a button, and
 * mail programs with a button of their own post to the same address (RFC 8058). The signed link is the only authorisation, so the origin is
 * not checked. An invalid link shows the site's not-found page.
 */
export function unsubscribeRoutes({ pool, secret, tenantOf, renderUnsubscribe, now }: UnsubscribeParts): Router {
  const withAlert =
    (act: (alert: AlertRef) => Promise<boolean>): RequestHandler =>
    async (req, res, next) => {
      const to = new URL(req.originalUrl, 'http://site.invalid').searchParams.get('to') ?? ''
      const alert = readUnsubscribe(secret, tenantOf(req).id, to)
      if (!alert) return next()
      const isDone = await act(alert)
      res.setHeader('X-Robots-Tag', 'noindex')
      sendOwnPage(res, await renderUnsubscribe(req, { kind: alert.kind, isDone, action: req.originalUrl }))
    }
  const router = Router({ caseSensitive: true })
  router.get(
    unsubscribePath,
    withAlert(() => Promise.resolve(false)),
  )
  router.post(
    unsubscribePath,
    withAlert(async (alert) => {
      await endAlert(pool, alert, now())
      return true
    }),
  )
  return router
}
