import { type Request, type RequestHandler, Router } from 'express'
import type { Pool } from 'pg'
import type { Unsubscribing } from '#schemas/page/unsubscribing.ts'
import { endAlert } from './end-alert.ts'
import { type AlertRef, readUnsubscribe, unsubscribePath } from './unsubscribe-link.ts'
import type { TenantRef } from '../content/content.ts'
import { type OwnPage, sendOwnPage } from '../pages/send-own-page.ts'

interface UnsubscribeParts {
  pool: Pool
  secret: string
  tenantOf: (req: Request) => TenantRef
  /** The site's own page that asks, or says that it is done. */
  renderUnsubscribe: (req: Request, unsubscribing: Unsubscribing) => Promise<OwnPage>
  now: () => Date
}

/**
 * The way out of an alert, signed in or not. A look at the link ends nothing, since mail programs look at links too: the page has a button, and
 * mail programs with one of their own post to the same address (RFC 8058). Anyone who has the link may, so where the post comes from does not count.
 * A link that is none of ours leads to the site's page for what is not there.
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
