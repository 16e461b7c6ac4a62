import { type RequestHandler, Router } from 'express'
import type { Pool } from 'pg'
import { problem } from '#schemas/problem.ts'
import { endAlert } from '../alerts/end-alert.ts'
import { readUnsubscribe, unsubscribePath } from '../alerts/unsubscribe-link.ts'
import type { TenantRef } from '../content/content.ts'
import { escapeHtml } from './escape-html.ts'
import { plainPage } from './plain-page.ts'

interface UnsubscribeParts {
  pool: Pool
  secret: string
  tenantOf: (req: Parameters<RequestHandler>[0]) => TenantRef
  now: () => Date
}

/**
 * The way out of an alert, signed in or not. A look at the link ends nothing, since mail programs look at links too: the page has a button, and
 * mail programs with one of their own post to the same address (RFC 8058). Whoever has the link may, so where the post comes from does not count.
 */
export function unsubscribeRoutes({ pool, secret, tenantOf, now }: UnsubscribeParts): Router {
  const alertOf = (req: Parameters<RequestHandler>[0]) => {
    const to = new URL(req.originalUrl, 'http://site.invalid').searchParams.get('to') ?? ''
    return readUnsubscribe(secret, tenantOf(req).id, to)
  }
  const router = Router({ caseSensitive: true })
  router.use(unsubscribePath, (_req, res, next) => {
    res.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
    res.set('Content-Security-Policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
    next()
  })
  router.get(unsubscribePath, (req, res) => {
    if (!alertOf(req))
      return void res
        .status(404)
        .type('html')
        .send(plainPage(problem('page-not-found')))
    res.type('html').send(askingPage(req.originalUrl))
  })
  router.post(unsubscribePath, async (req, res) => {
    const alert = alertOf(req)
    if (!alert)
      return void res
        .status(404)
        .type('html')
        .send(plainPage(problem('page-not-found')))
    await endAlert(pool, alert, now())
    res.type('html').send(plainPage({ title: 'Unsubscribed', detail: 'We will not tell you of this again.' }))
  })
  return router
}

/** Needs nothing: no site, no style, no script. */
const askingPage = (address: string): string =>
  plainPage({ title: 'Unsubscribe', detail: 'Do you want to hear of this no more?' }).replace(
    '</main>',
    `<form method="post" action="${escapeHtml(address)}"><button>Unsubscribe</button></form></main>`,
  )
