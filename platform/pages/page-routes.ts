import { type Response, Router } from 'express'
import { isProblem } from '#schemas/problem.ts'
import type { Redirect } from '../content/content.ts'
import { notFoundPath } from '../content/route-table.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { canonicalSearch, readTarget } from '../page-cache/page-request.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { sendBusyPage } from '../http/plain-page.ts'
import { requestHead } from '../http/request-head.ts'
import { clientIpRange } from '../http/client-ip.ts'
import { requestTenant } from '../http/request-tenant.ts'
import { type Gatekeeper, sentElsewhere } from './gate.ts'

interface PageRoutes extends Gatekeeper {
  cache: PageCache
}

/** Every other address of a site: its one spelling, then what its router finds: a redirect, or a page, after sign-in where that comes first. */
export function pageRoutes({ content, cache, visitOf }: PageRoutes): Router {
  const router = Router()
  router.use(async (req, res) => {
    const target = readTarget(req.originalUrl)
    if (!target) throw new Error('An address was routed without being checked.')
    const { path, canonicalPath, search } = target
    if (path !== canonicalPath) return sendRedirect(res, { to: canonicalPath + search, status: 301 })
    const tenant = requestTenant(content, req)
    const { findTarget } = await content.getRouter(tenant)
    const found = await findTarget(path)
    if (typeof found === 'object') return sendRedirect(res, { ...found, to: withSearch(found.to, search) })
    const elsewhere = await sentElsewhere({ content, visitOf }, req, { tenant, path, search })
    if (elsewhere !== null) return res.set('Cache-Control', 'private, no-store').redirect(302, elsewhere)
    const head = requestHead(req)
    const address =
      found === 'page' ? { path, search: canonicalSearch(search, path) } : { path: notFoundPath, search: '' }
    const visitor = { address: clientIpRange(req), isSignedIn: head.isSignedIn }
    const served = await cache.fetch({ tenantId: tenant.id, ...address }, visitor)
    if (isProblem(served)) return sendBusyPage(res, served, head.requestId)
    sendPage(res, { ...served, requestContext: head })
  })
  return router
}

/** Browsers ask again before long: a marketer may think better of a redirect. */
function sendRedirect(res: Response, { to, status }: Redirect): void {
  res.setHeader('Cache-Control', 'public, max-age=300')
  res.redirect(status, to)
}

/** Campaign parameters survive a redirect, unless its target has a query. */
const withSearch = (to: string, search: string) => (search === '' || /[?#]/.test(to) ? to : to + search)
