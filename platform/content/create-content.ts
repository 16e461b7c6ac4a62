import type { Payload } from 'payload'
import type { EventType } from '#schemas/event.ts'
import type { Content, LoadedPage, LoadedSite, Redirect, TenantRef } from './content.ts'
import { loadRedirects } from './find-redirect.ts'
import { listArticles } from './list-articles.ts'
import { listSitemap } from './list-sitemap.ts'
import { loadDraft } from './load-draft.ts'
import { loadPage } from './load-page.ts'
import { loadSite } from './load-site.ts'
import { findTenantDocuments } from './tenant-documents.ts'
import { areSameRoutes, listPageRoutes, matchPageRoute, type PageRoute } from './page-routes.ts'
import { AnswerCache } from './answer-cache.ts'
import {
  countSold,
  findVehicle,
  findVehicleById,
  findVehicleByVin,
  listDeliveryZones,
  listLocations,
  listPromos,
  listReviews,
  summariseReviews,
} from './stock-and-locations.ts'
import { listWebsites } from './list-websites.ts'
import { TenantDirectory } from './tenant-directory.ts'

interface ContentOptions {
  payload: Payload
  /** Origin of the admin: its protocol and port are those of the sites as well. */
  adminUrl: string
  secret: string
}

/** What each event makes out of date beside the pages that name the document. */
const staleAfter: Record<EventType, readonly ('sites' | 'routes' | 'redirects' | 'files')[]> = {
  'page.changed': ['routes', 'sites'],
  'menu.changed': ['sites'],
  'section.changed': [],
  'site.changed': ['sites', 'routes', 'redirects'],
  'media.changed': ['files', 'sites'],
  'redirect.changed': ['redirects'],
  'slide.changed': [],
  'promo.changed': [],
  'vehicle.changed': [],
  'stock.imported': [],
  'location.changed': [],
  'dealership.changed': [],
  'review.changed': [],
  'model.changed': [],
  'delivery.changed': [],
  'lead.created': [],
  'lead.moved': [],
  'message.created': [],
}

export async function createContent({ payload, adminUrl, secret }: ContentOptions): Promise<Content> {
  const directory = new TenantDirectory(payload, { reserved: new URL(adminUrl).hostname })
  await directory.load()
  const remembered = {
    sites: new AnswerCache<LoadedSite>(2_000),
    routes: new AnswerCache<PageRoute[]>(2_000),
    redirects: new AnswerCache<Map<string, Redirect>>(2_000),
    files: new AnswerCache<boolean>(20_000),
    pages: new AnswerCache<LoadedPage | null>(2_000),
  }
  const keyOf = (tenantId: number, rest: number | string = '') => `${tenantId} ${rest}`
  const routesOf = (tenant: TenantRef) => remembered.routes.get(keyOf(tenant.id), () => listPageRoutes(payload, tenant))
  const isOwnFile = async (tenant: TenantRef, filename: string) => {
    const where = {
      or: ['filename', 'sizes.thumbnail.filename', 'sizes.wide.filename'].map((name) => ({
        [name]: { equals: filename },
      })),
    }
    const found = await findTenantDocuments(payload, {
      tenant,
      collection: 'media',
      withTemplate: true,
      where,
      limit: 1,
      select: { alt: true },
    })
    return found.length > 0
  }

  const content: Content = {
    findTenantByHost: (host) => directory.find(host),
    findTenant: (id) => directory.get(id),
    listTenants: () => directory.list(),
    loadSite: (tenant) =>
      remembered.sites.get(keyOf(tenant.id), async () =>
        loadSite(payload, { tenant, adminUrl, routes: await routesOf(tenant) }),
      ),
    matchPage: async (tenant, path) => matchPageRoute(await routesOf(tenant), path),
    loadPage: (tenant, pageId) =>
      remembered.pages.get(keyOf(tenant.id, pageId), () => loadPage(payload, { tenant, pageId })),
    loadDraft: async (tenant, { token, now }) => {
      const [{ site }, match] = await Promise.all([content.loadSite(tenant), content.matchPage(tenant, '/')])
      const home = match ? ((await content.loadPage(tenant, match.pageId))?.page ?? null) : null
      return loadDraft({ payload, tenant, token, secret, now, site, home })
    },
    findRedirect: async (tenant, path) => {
      const redirects = await remembered.redirects.get(keyOf(tenant.id), () => loadRedirects(payload, tenant))
      return redirects.get(path) ?? null
    },
    findMedia: (tenant, filename) =>
      remembered.files.get(keyOf(tenant.id, filename), () => isOwnFile(tenant, filename)),
    listSitemap: async (tenant, listed) => listSitemap(payload, { tenant, listed, routes: await routesOf(tenant) }),
    findVehicle: (tenant, slug) => findVehicle(payload, tenant, slug),
    findVehicleById: (tenant, id) => findVehicleById(payload, tenant, id),
    findVehicleByVin: (tenant, vin) => findVehicleByVin(payload, tenant, vin),
    listLocations: (tenant) => listLocations(payload, tenant),
    listWebsites: (tenant) => listWebsites(payload, tenant),
    listReviews: (tenant, query) => listReviews(payload, { tenant, ...query }),
    listPromos: (tenant) => listPromos(payload, tenant),
    listDeliveryZones: (tenant) => listDeliveryZones(payload, tenant),
    listArticles: (tenant, under) => listArticles(payload, { tenant, under }),
    summariseReviews: (tenant) => summariseReviews(payload, tenant),
    countSold: (tenant, between) => countSold(payload, { tenant, ...between }),
    touchedBy: (tenantId) => directory.touchedBy(tenantId),
    forget: async ({ type, tenantId }) => {
      const before = remembered.routes.known(keyOf(tenantId))
      for (const touched of directory.touchedBy(tenantId)) {
        remembered.pages.forgetAll(keyOf(touched))
        for (const name of staleAfter[type]) remembered[name].forgetAll(keyOf(touched))
      }
      if (type === 'site.changed') await directory.load()
      if (type !== 'page.changed') return { routesChanged: type === 'site.changed' }
      const tenant = directory.get(tenantId)
      return { routesChanged: !before || !tenant || !areSameRoutes(await before, await routesOf(tenant)) }
    },
    forgetAll: async () => {
      for (const answers of Object.values(remembered)) answers.forgetAll()
      await directory.load()
    },
  }
  return content
}
