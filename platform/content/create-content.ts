import type { Payload } from 'payload'
import type { EventType } from '#schemas/event.ts'
import { findGate } from '#schemas/page/gate.ts'
import { followRedirects, type Redirects } from '#schemas/page/redirects.ts'
import { listModelAddresses } from '#schemas/model/model-addresses.ts'
import type { ModelTile } from '#schemas/model/model.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { Content, LoadedPage, LoadedSite, PageRouter, TenantRef } from './content.ts'
import { loadRedirects } from './find-redirect.ts'
import { listArticles } from './list-articles.ts'
import { listSitemap } from './list-sitemap.ts'
import { loadDraft } from './load-draft.ts'
import { listStockKinds } from './menu-facts.ts'
import { loadPage } from './load-page.ts'
import { findModel, listBrands, listModels } from './models-and-brands.ts'
import { loadSite } from './load-site.ts'
import { everyOwner, findTenantDocuments } from './tenant-documents.ts'
import { createPageRouter } from './page-router.ts'
import { areSameRoutes, listPageRoutes } from './page-routes.ts'
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
  /** Origin of the admin, whose protocol and port the sites share. */
  adminUrl: string
  secret: string
  now?: () => Date
}

/** Caches that each event invalidates besides pages with the document. */
const staleAfter: Record<EventType, readonly ('sites' | 'routers' | 'redirects' | 'files' | 'models')[]> = {
  'page.changed': ['routers', 'sites', 'redirects'],
  'menu.changed': ['sites'],
  'section.changed': [],
  'site.changed': ['sites', 'routers', 'redirects'],
  'media.changed': ['files', 'sites', 'models'],
  'redirect.changed': ['redirects'],
  'slide.changed': [],
  'promo.changed': ['sites'],
  'vehicle.changed': [],
  'stock.imported': [],
  'location.changed': [],
  'dealership.changed': ['sites'],
  'review.changed': [],
  'model.changed': ['models', 'sites'],
  'delivery.changed': [],
  'lead.created': [],
  'lead.moved': [],
  'message.created': [],
}

export async function createContent({
  payload,
  adminUrl,
  secret,
  now = () => new Date(),
}: ContentOptions): Promise<Content> {
  const directory = new TenantDirectory(payload, { reserved: new URL(adminUrl).hostname, now })
  await directory.load()
  const remembered = {
    sites: new AnswerCache<LoadedSite>(2_000),
    routers: new AnswerCache<PageRouter>(2_000),
    redirects: new AnswerCache<Redirects>(2_000),
    files: new AnswerCache<boolean>(20_000),
    models: new AnswerCache<ModelTile[]>(2_000),
    pages: new AnswerCache<LoadedPage | null>(2_000),
  }
  const getKey = (tenantId: number, rest: number | string = '') => `${tenantId} ${rest}`
  /** Asks for the tenant as it is by now: a request may have found it before a change that it does not contain. */
  const remember = <V>(
    answers: AnswerCache<V>,
    { tenant, rest = '' }: { tenant: TenantRef; rest?: number | string },
    ask: (newest: TenantRef) => Promise<V>,
  ): Promise<V> => answers.get(getKey(tenant.id, rest), () => ask(directory.get(tenant.id) ?? tenant))
  const getRedirects = (tenant: TenantRef) =>
    remember(remembered.redirects, { tenant }, (newest) => loadRedirects(payload, newest))
  const loadRouter = (found: TenantRef) =>
    remember(remembered.routers, { tenant: found }, async (tenant) => {
      const { pages, changesAt } = await listPageRoutes(payload, tenant)
      const router = createPageRouter({
        pages,
        loadPage: (pageId) => content.loadPage(tenant, pageId),
        findRedirect: async (path) => followRedirects(await getRedirects(tenant), path),
        findModelAddress: async (path) => listModelAddresses(await content.listModels(tenant)).get(path) ?? null,
      })
      return { ...router, changesAt }
    })
  /** Once a page begins to answer, or has ended, what links to it is read again too. */
  const getRouter = async (tenant: TenantRef): Promise<PageRouter> => {
    const router = await loadRouter(tenant)
    if (router.changesAt === null || new Date(router.changesAt) > now()) return router
    for (const name of ['routers', 'sites', 'pages'] as const) remembered[name].forgetAll(getKey(tenant.id))
    return loadRouter(tenant)
  }
  const isOwnFile = async (tenant: TenantRef, filename: string) => {
    const where = {
      or: ['filename', 'sizes.thumbnail.filename', 'sizes.wide.filename'].map((name) => ({
        [name]: { equals: filename },
      })),
    }
    const found = await findTenantDocuments(payload, {
      tenant,
      collection: 'media',
      ...everyOwner('media'),
      where,
      limit: 1,
      select: { alt: true },
    })
    return found.length > 0
  }

  /** Invalidates a site whose menus depend on kinds of stock, if it now has others. */
  const forgetMenusOfStock = async (tenantId: number): Promise<boolean> => {
    const tenant = directory.get(tenantId)
    const known = await remembered.sites.known(getKey(tenantId))
    if (!tenant || !known || known.kinds === null) return false
    const kinds = await listStockKinds(payload, { tenant, rules: readListingRules(known.site.config), now: now() })
    if (kinds.join(' ') === known.kinds) return false
    remembered.sites.forgetAll(getKey(tenantId))
    return true
  }

  const forgetAnswers = (type: EventType, tenantIds: readonly number[]): void => {
    for (const tenantId of tenantIds)
      for (const name of ['pages', ...staleAfter[type]] as const) remembered[name].forgetAll(getKey(tenantId))
  }

  const content: Content = {
    findTenantByHost: (host) => directory.find(host),
    findTenant: (id) => directory.get(id),
    listTenants: () => directory.list(),
    loadSite: async (tenant) => {
      const load = () =>
        remember(remembered.sites, { tenant }, async (newest) =>
          loadSite(payload, { tenant: newest, adminUrl, routes: (await getRouter(newest)).pages, now: now() }),
        )
      await getRouter(tenant)
      const loaded = await load()
      if (loaded.changesAt === null || new Date(loaded.changesAt) > now()) return loaded
      remembered.sites.forgetAll(getKey(tenant.id))
      return load()
    },
    getRouter,
    loadPage: (tenant, pageId) =>
      remember(remembered.pages, { tenant, rest: pageId }, (newest) =>
        loadPage(payload, { tenant: newest, pageId, loadSite: async () => (await content.loadSite(newest)).site }),
      ),
    loadDraft: async (tenant, preview) => {
      const [{ site }, router] = await Promise.all([content.loadSite(tenant), getRouter(tenant)])
      const match = await router.matchPage('/')
      const home = match ? ((await content.loadPage(tenant, match.pageId))?.page ?? null) : null
      return loadDraft({ payload, tenant, ...preview, secret, site, home })
    },
    findMedia: (tenant, filename) =>
      remember(remembered.files, { tenant, rest: filename }, (newest) => isOwnFile(newest, filename)),
    listSitemap: async (tenant, listed) => {
      const [router, redirects] = await Promise.all([getRouter(tenant), getRedirects(tenant)])
      const entries = await listSitemap(payload, { tenant, listed, router })
      return entries.filter(({ path }) => !followRedirects(redirects, path) && findGate(path, listed.flags) === null)
    },
    findVehicle: (tenant, slug) => findVehicle(payload, tenant, slug),
    findVehicleById: (tenant, id) => findVehicleById(payload, tenant, id),
    findVehicleByVin: (tenant, vin) => findVehicleByVin(payload, tenant, vin),
    listLocations: (tenant) => listLocations(payload, tenant),
    listWebsites: (tenant) => listWebsites(payload, tenant),
    listReviews: (tenant, query) => listReviews(payload, { tenant, ...query }),
    listModels: (tenant) => remember(remembered.models, { tenant }, (newest) => listModels(payload, newest)),
    findModel: (tenant, slug) => findModel(payload, tenant, slug),
    listBrands: (tenant) => listBrands(payload, tenant),
    listPromos: (tenant) => listPromos(payload, tenant),
    listDeliveryZones: (tenant) => listDeliveryZones(payload, tenant),
    listArticles: (tenant, under) => listArticles(payload, { tenant, under }),
    summariseReviews: (tenant) => summariseReviews(payload, tenant),
    countSold: (tenant, between) => countSold(payload, { tenant, ...between }),
    touchedBy: (tenantId) => directory.touchedBy(tenantId),
    forget: async ({ type, tenantId }) => {
      const before = remembered.routers.known(getKey(tenantId))
      forgetAnswers(type, directory.touchedBy(tenantId))
      if (type === 'site.changed') {
        await directory.load()
        // By now it may be the template of others, which may have been answered meanwhile.
        forgetAnswers(type, directory.touchedBy(tenantId))
      }
      const menusChanged =
        type === 'vehicle.changed' || type === 'stock.imported' ? await forgetMenusOfStock(tenantId) : false
      if (type !== 'page.changed')
        return { routesChanged: type === 'site.changed' || type === 'model.changed', menusChanged }
      const tenant = directory.get(tenantId)
      return {
        menusChanged,
        routesChanged: !before || !tenant || !areSameRoutes((await before).pages, (await getRouter(tenant)).pages),
      }
    },
    forgetAll: async () => {
      for (const answers of Object.values(remembered)) answers.forgetAll()
      await directory.load()
    },
  }
  return content
}
