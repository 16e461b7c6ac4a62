import type { Payload } from 'payload'
import { siteOrigin } from '#cms/preview/site-origin.ts'
import { arrangeMenu, type MenuFacts } from '#schemas/menu/arrange-menu.ts'
import { type Menu, menu, menuPlaces } from '#schemas/menu/menu.ts'
import { favouritesPath } from '#schemas/page/favourites-path.ts'
import { garagePath } from '#schemas/page/garage-path.ts'
import { type InheritableSite, inheritSite, overlay } from '#schemas/tenant/inherit.ts'
import { site, type Site } from '#schemas/tenant/site.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { LoadedSite, PageRoute, TenantRef } from './content.ts'
import { findTenantDocuments, type RawDocument } from './tenant-documents.ts'
import { loadMenuFacts } from './menu-facts.ts'
import { populate } from './populate.ts'

interface SiteRequest {
  tenant: TenantRef
  /** Sets protocol and port of relative addresses. */
  adminUrl: string
  /** The site's pages. */
  routes: readonly PageRoute[]
  now: Date
}

/** A tenant's site with all inherited values. */
export async function loadSite(payload: Payload, { tenant, adminUrl, routes, now }: SiteRequest): Promise<LoadedSite> {
  const [own, template] = await Promise.all([
    findTenantDocument(payload, tenant.id),
    tenant.templateId === null ? null : findTenantDocument(payload, tenant.templateId),
  ])
  const withPictures = (doc: RawDocument) => populate(payload, { tenant, collection: 'tenants', doc })
  const { doc, tags } = await withPictures(own)
  const inherited = template ? await withPictures(template) : null
  const [menus, dealershipFlags] = await Promise.all([loadMenus(payload, tenant), loadDealershipFlags(payload, tenant)])
  const parsed = site.parse({
    id: tenant.id,
    slug: tenant.slug,
    name: own['name'],
    origin: siteOrigin(tenant.hosts[0] ?? `${tenant.slug}.localhost`, adminUrl),
    country: own['country'],
    locale: own['locale'],
    currency: own['currency'],
    timeZone: own['timeZone'],
    tagline: own['tagline'] ?? '',
    logo: doc['logo'] ?? null,
    ...inheritSite(inherited ? asInheritable(inherited.doc) : null, asInheritable(doc)),
    dealershipFlags,
    menus: menus.inPlace,
  })
  const favourites = favouritesPage(parsed, routes)
  const garage = garagePage(parsed, routes)
  const { flags, config } = parsed
  const { facts, ...more } = await loadMenuFacts(payload, {
    tenant,
    flags,
    garagePath: garage.path,
    rules: readListingRules(config),
    menus: Object.values(menus.inPlace).filter((each) => each !== null),
    now,
  })
  return {
    site: {
      ...parsed,
      ...favourites.shown,
      menus: arrangeMenus(menus.inPlace, facts),
      config: { ...config, garagePath: garage.path },
    },
    tags: [...tags, ...(inherited?.tags ?? []), ...menus.tags, ...favourites.tags, ...garage.tags, ...more.tags],
    changesAt: more.changesAt,
    kinds: more.kinds,
  }
}

const arrangeMenus = ({ header, footer, legal }: Site['menus'], facts: MenuFacts): Site['menus'] => ({
  header: header && arrangeMenu(header, facts),
  footer: footer && arrangeMenu(footer, facts),
  legal: legal && arrangeMenu(legal, facts),
})

/** Every header links to the favourites page, so every page changes when that one is added or removed. */
function favouritesPage({ flags }: Site, routes: readonly PageRoute[]): { shown: Partial<Site>; tags: string[] } {
  if (!flags.favourites) return { shown: {}, tags: [] }
  const page = routes.find(({ path }) => path === favouritesPath)
  return page ? { shown: { hasFavourites: true }, tags: [`page:${page.pageId}`] } : { shown: {}, tags: ['not-found'] }
}

/** The personal area's own address, or the usual one until a page has that address. locations §2, Personal areas */
function garagePage(
  { config }: Site,
  routes: readonly PageRoute[],
): { path: typeof config.garagePath; tags: string[] } {
  if (config.garagePath === garagePath) return { path: garagePath, tags: [] }
  const page = routes.find(({ path }) => path === config.garagePath)
  return page ? { path: config.garagePath, tags: [`page:${page.pageId}`] } : { path: garagePath, tags: ['not-found'] }
}

const findTenantDocument = async (payload: Payload, id: number): Promise<RawDocument> => {
  const doc = await payload.findByID({ collection: 'tenants', id, depth: 0, overrideAccess: true })
  return { ...doc, id: doc.id }
}

const asInheritable = ({ theme, flags, config }: RawDocument): InheritableSite => ({ theme, flags, config })

/** The switches that each dealership sets itself. */
async function loadDealershipFlags(payload: Payload, tenant: TenantRef): Promise<Record<string, unknown>> {
  const select = { slug: true, flags: true } as const
  const docs = await findTenantDocuments(payload, { tenant, collection: 'dealerships', select })
  const switched = docs.map(({ slug, flags }) => [String(slug), overlay(null, flags)] as const)
  return Object.fromEntries(switched.filter(([, own]) => Object.keys(own).length > 0))
}

/** The tenant's own menu in each position, else its template's. */
async function loadMenus(payload: Payload, tenant: TenantRef): Promise<{ inPlace: Site['menus']; tags: Set<string> }> {
  const tags = new Set(['menu', 'site'])
  const docs = await findTenantDocuments(payload, { tenant, collection: 'menus', withTemplate: true })
  const inPlace = async (place: Menu['place']): Promise<Menu | null> => {
    const here = docs.filter((doc) => doc['place'] === place)
    const chosen = here.find((doc) => doc['tenant'] === tenant.id) ?? here[0]
    if (!chosen) return null
    const populated = await populate(payload, { tenant, collection: 'menus', doc: chosen })
    for (const tag of populated.tags) tags.add(tag)
    return menu.parse(populated.doc)
  }
  const [header, footer, legal] = await Promise.all(menuPlaces.map(inPlace))
  return { inPlace: { header: header ?? null, footer: footer ?? null, legal: legal ?? null }, tags }
}
