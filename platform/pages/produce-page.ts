import { findFallbackPage } from '#cms/index.ts'
import { gateOf } from '#schemas/page/gate.ts'
import { signInPage } from '#schemas/page/sign-in.ts'
import { problem } from '#schemas/problem.ts'
import type { Redirect, TenantRef } from '../content/content.ts'
import { withKinds } from '../events/event-tags.ts'
import type { ProducedPage } from '../page-cache/page-cache.ts'
import type { PageRequest } from '../page-cache/page-request.ts'
import { isOutage } from '../http/is-outage.ts'
import { plainPage } from '../http/plain-page.ts'
import { commonHeaders, pageHeaders } from '../http/security-headers.ts'
import { type PageRenderer, type PageToRender, type RenderedPage, renderPage } from './render-page.ts'

export interface PageProducer extends PageRenderer {
  /** Seconds for which a page is fresh; 0 keeps none. */
  freshFor: number
}

/** Under this path a site keeps its own page for what is not there; every unknown address is answered by this one page. */
export const notFoundPath = '/404'
const failurePath = '/500'
const freshForNotFound = 30

/** The page of a request, whatever happens: a site's own 404 or 500, and a plain page where even that cannot be made. */
export async function producePage(via: PageProducer, request: PageRequest): Promise<ProducedPage> {
  const tenant = via.content.findTenant(request.tenantId)
  if (!tenant) return plainFailure('tenant-unknown')
  try {
    const redirect = await via.content.findRedirect(tenant, request.path)
    if (redirect) return toRedirect(redirect)
    const { rendered, tags } = await renderRequest(via, tenant, request)
    return toProduced(rendered, await keepingOf(via, tenant, { path: request.path, tags }))
  } catch (error) {
    via.log.error({ err: error, tenant: tenant.slug, path: request.path }, 'page render failed')
    return { ...(await produceFailure(via, tenant)), status: isOutage(error) ? 503 : 500 }
  }
}

/** Pages behind sign-in, and sign-in itself, are looked at by the gate each time: memory would answer before it. */
async function keepingOf(
  { content, freshFor }: PageProducer,
  tenant: TenantRef,
  { path, tags }: { path: string; tags: string[] },
): Promise<Keeping> {
  const { site } = await content.loadSite(tenant)
  const isOpen = path !== signInPage && gateOf(path, site.flags) === null
  return isOpen ? { tags, freshFor } : { tags, freshFor: 0, isPrivate: true }
}

/** Made between a visitor's look for redirects and the render: it is answered this once, and looked up by the next. */
const toRedirect = ({ to, status }: Redirect): ProducedPage => ({
  status,
  body: '',
  contentType: 'text/plain; charset=utf-8',
  headers: ['Location', to, 'Cache-Control', 'no-cache', ...commonHeaders],
  tags: [],
  freshFor: 0,
  isDegraded: false,
})

async function renderRequest(
  via: PageProducer,
  tenant: TenantRef,
  { path, search, audience }: PageRequest,
): Promise<{ rendered: RenderedPage; tags: string[] }> {
  const { content } = via
  const [{ site, tags: ofSite }, match] = await Promise.all([content.loadSite(tenant), content.matchPage(tenant, path)])
  const loaded = match ? await content.loadPage(tenant, match.pageId) : null
  const page = loaded?.page ?? findFallbackPage(path)
  const status = page && path !== notFoundPath ? 200 : 404
  const wanted: PageToRender = {
    tenant,
    site,
    page,
    params: match?.params ?? {},
    url: path + search,
    status,
    audience,
  }
  const isPattern = Object.keys(wanted.params ?? {}).length > 0
  const tags = [
    ...(loaded?.tags ?? []),
    ...ofSite,
    ...(isPattern ? ['by-pattern'] : []),
    ...(loaded ? [] : ['not-found']),
  ]
  return { rendered: await renderPage(via, wanted), tags }
}

async function produceFailure(via: PageProducer, tenant: TenantRef): Promise<ProducedPage> {
  try {
    const { site } = await via.content.loadSite(tenant)
    const match = await via.content.matchPage(tenant, failurePath)
    const page = match ? ((await via.content.loadPage(tenant, match.pageId))?.page ?? null) : null
    const rendered = await renderPage(via, { tenant, site, page, url: failurePath, status: 500 })
    return toProduced(rendered, { tags: [], freshFor: 0 })
  } catch (error) {
    via.log.error({ err: error, tenant: tenant.slug }, 'error page render failed')
    return plainFailure('unexpected')
  }
}

interface Keeping {
  tags: string[]
  freshFor: number
  isPrivate?: boolean
}

function toProduced(rendered: RenderedPage, { tags, freshFor, isPrivate = false }: Keeping): ProducedPage {
  const { status, html, styleHashes, scriptHashes, isTagged, expiresIn, noindex } = rendered
  const longest = status === 404 ? Math.min(freshFor, freshForNotFound) : freshFor
  return {
    status,
    body: html,
    contentType: 'text/html; charset=utf-8',
    headers: [
      'Cache-Control',
      isPrivate ? 'private, no-store' : 'public, no-cache',
      ...pageHeaders({ styleHashes, scriptHashes, isTagged, framedBy: null }),
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
