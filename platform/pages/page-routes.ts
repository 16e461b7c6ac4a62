import { type Response, Router } from 'express'
import { findFallbackPage } from '#cms/index.ts'
import { isProblem } from '#schemas/problem.ts'
import type { Content, Redirect, TenantRef } from '../content/content.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { canonicalSearch, type PageRequest, readTarget } from '../page-cache/page-request.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { sendBusyPage } from '../http/plain-page.ts'
import { requestHead } from '../http/request-head.ts'
import { clientIpRange } from '../http/client-ip.ts'
import { requestTenant } from '../http/request-tenant.ts'
import { type Gatekeeper, sentElsewhere } from './gate.ts'
import { notFoundPath } from './produce-page.ts'

interface PageRoutes extends Gatekeeper {
  cache: PageCache
}

/** Every other address of a site: its one spelling, then redirects, then sign-in where that comes first, then the page by path or pattern, then the site's 404. */
export function pageRoutes({ content, cache, visitOf }: PageRoutes): Router {
  const router = Router()
  router.use(async (req, res) => {
    const target = readTarget(req.originalUrl)
    if (!target) throw new Error('An address was routed without being checked.')
    const { path, canonicalPath, search } = target
    if (path !== canonicalPath) return lead(res, { to: canonicalPath + search, status: 301 })
    const tenant = requestTenant(content, req)
    const redirect = await content.findRedirect(tenant, path)
    if (redirect) return lead(res, { ...redirect, to: withSearch(redirect.to, search) })
    const lowerCase = await spelledInCapitals(content, tenant, path)
    if (lowerCase) return lead(res, { to: lowerCase + search, status: 301 })
    const elsewhere = await sentElsewhere({ content, visitOf }, req, { tenant, path, search })
    if (elsewhere !== null) return res.set('Cache-Control', 'private, no-store').redirect(302, elsewhere)
    const head = requestHead(req)
    const served = await cache.fetch(await toRequest(content, tenant, { path, search }), {
      address: clientIpRange(req),
      isSignedIn: head.isSignedIn,
    })
    if (isProblem(served)) return sendBusyPage(res, served, head.requestId)
    sendPage(res, { ...served, asked: head })
  })
  return router
}

/** The path of a page that is there in lower case alone, as all paths are, and all names of stock. */
async function spelledInCapitals(content: Content, tenant: TenantRef, path: string): Promise<string | null> {
  const lowerCase = path.toLowerCase()
  const isStock = lowerCase.startsWith('/search/')
  if (lowerCase === path || (!isStock && (await content.matchPage(tenant, path)))) return null
  return (await content.matchPage(tenant, lowerCase)) ? lowerCase : null
}

/** All that a site does not have is one page, except for the fallback pages, which every site has. */
async function toRequest(
  content: Content,
  tenant: TenantRef,
  { path, search }: { path: string; search: string },
): Promise<PageRequest> {
  const match = await content.matchPage(tenant, path)
  return match || findFallbackPage(path)
    ? { tenantId: tenant.id, path, search: canonicalSearch(search, path) }
    : { tenantId: tenant.id, path: notFoundPath, search: '' }
}

/** Browsers ask again before long: a marketer may think better of a redirect. */
function lead(res: Response, { to, status }: Redirect): void {
  res.setHeader('Cache-Control', 'public, max-age=300')
  res.redirect(status, to)
}

/** Campaign marks survive a redirect, unless it names a query of its own. */
const withSearch = (to: string, search: string) => (search === '' || /[?#]/.test(to) ? to : to + search)
