import { findGate } from '#schemas/page/gate.ts'
import { signInPage } from '#schemas/page/sign-in.ts'
import { problem } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Redirect, TenantRef } from '../content/content.ts'
import { withKinds } from '../events/event-tags.ts'
import type { ProducedPage } from '../page-cache/page-cache.ts'
import type { PageRequest } from '../page-cache/page-request.ts'
import { isOutage } from '../http/is-outage.ts'
import { plainPage } from '../http/plain-page.ts'
import { commonHeaders, pageHeaders } from '../http/security-headers.ts'
import { type PageRenderer, type RenderedPage, renderPage } from './render-page.ts'

export interface PageProducer extends PageRenderer {
  /** Seconds for which a page is fresh; 0 keeps none. */
  freshFor: number
}

const failurePath = '/500'
const freshForNotFound = 30

/** The page of a request, whatever happens: a site's own 404 or 500, and a plain page where even that cannot be made. */
export async function producePage(
  via: PageProducer,
  { tenantId, path, search, audience }: PageRequest,
): Promise<ProducedPage> {
  const tenant = via.content.findTenant(tenantId)
  if (!tenant) return plainFailure('tenant-unknown')
  try {
    const [{ site, tags, changesAt }, router] = await Promise.all([
      via.content.loadSite(tenant),
      via.content.getRouter(tenant),
    ])
    const target = await router.loadTarget(path)
    if ('to' in target) return toRedirect(target)
    const { page, params, status } = target
    const rendered = await renderPage(via, { tenant, site, page, params, url: path + search, status, audience })
    const keeping = readKeeping(via, site, path)
    const freshFor = Math.min(
      keeping.freshFor,
      secondsUntil(changesAt, via.now()),
      secondsUntil(router.changesAt, via.now()),
    )
    return toProduced(rendered, { tags: [...target.tags, ...tags], ...keeping, freshFor })
  } catch (error) {
    via.log.error({ err: error, tenant: tenant.slug, path }, 'page render failed')
    return { ...(await produceFailure(via, tenant)), status: isOutage(error) ? 503 : 500 }
  }
}

/** At least one: a page of 0 is not kept at all. */
const secondsUntil = (moment: string | null, now: Date): number =>
  moment === null ? Infinity : Math.max(1, Math.floor((new Date(moment).getTime() - now.getTime()) / 1_000))

/** Gated pages and sign-in are not cached, because the cache answers before the gate. */
function readKeeping({ freshFor }: PageProducer, { flags }: Site, path: string): Omit<CachePolicy, 'tags'> {
  const isOpen = path !== signInPage && findGate(path, flags) === null
  return isOpen ? { freshFor } : { freshFor: 0, isPrivate: true }
}

/** A redirect created after this request's lookup; the next request finds it. */
const toRedirect = ({ to, status }: Redirect): ProducedPage => ({
  status,
  body: '',
  contentType: 'text/plain; charset=utf-8',
  headers: ['Location', to, 'Cache-Control', 'no-cache', ...commonHeaders],
  tags: [],
  freshFor: 0,
  isDegraded: false,
})

async function produceFailure(via: PageProducer, tenant: TenantRef): Promise<ProducedPage> {
  try {
    const [{ site }, router] = await Promise.all([via.content.loadSite(tenant), via.content.getRouter(tenant)])
    const match = await router.matchPage(failurePath)
    const page = match ? ((await via.content.loadPage(tenant, match.pageId))?.page ?? null) : null
    const rendered = await renderPage(via, { tenant, site, page, url: failurePath, status: 500 })
    return toProduced(rendered, { tags: [], freshFor: 0 })
  } catch (error) {
    via.log.error({ err: error, tenant: tenant.slug }, 'error page render failed')
    return plainFailure('unexpected')
  }
}

interface CachePolicy {
  tags: string[]
  freshFor: number
  isPrivate?: boolean
}

function toProduced(rendered: RenderedPage, { tags, freshFor, isPrivate = false }: CachePolicy): ProducedPage {
  const { status, html, styleHashes, scriptHashes, isTagged, chatOrigin, mapOrigin, tileOrigin, expiresIn, noindex } =
    rendered
  const longest = status === 404 ? Math.min(freshFor, freshForNotFound) : freshFor
  return {
    status,
    body: html,
    contentType: 'text/html; charset=utf-8',
    headers: [
      'Cache-Control',
      isPrivate ? 'private, no-store' : 'public, no-cache',
      ...pageHeaders({ styleHashes, scriptHashes, isTagged, chatOrigin, mapOrigin, tileOrigin, framedBy: null }),
      ...(noindex ? ['X-Robots-Tag', 'noindex'] : []),
    ],
    tags: withKinds([...tags, ...rendered.tags]),
    freshFor: Math.min(longest, expiresIn ?? longest),
    isDegraded: rendered.isDegraded,
    hasAudiences: rendered.hasAudiences ?? false,
  }
}

const plainFailure = (code: 'tenant-unknown' | 'unexpected'): ProducedPage => ({
  status: problem(code).status,
  body: plainPage(problem(code)),
  contentType: 'text/html; charset=utf-8',
  headers: ['Cache-Control', 'no-store', ...pageHeaders({ styleHashes: [], scriptHashes: [], framedBy: null })],
  tags: [],
  freshFor: 0,
  isDegraded: true,
})
