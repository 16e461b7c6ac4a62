import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import type { Content, SitemapEntry, TenantRef } from '../content/content.ts'
import type { Search } from '../search/search-port.ts'
import type { ProducedPage } from '../page-cache/page-cache.ts'
import type { PageRequest } from '../page-cache/page-request.ts'
import { commonHeaders } from '../http/security-headers.ts'
import { listStockPaths } from './stock-paths.ts'
import { llmsTxt } from './llms-txt.ts'
import { rssXml } from './rss-xml.ts'
import { sitemapXml } from './sitemap-xml.ts'

interface SiteFiles {
  content: Content
  search: Search
  now: () => Date
}

const freshFor = 3_600
const sitemapPath = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/

export const isSiteFile = (path: string): boolean =>
  path === '/robots.txt' || path === '/llms.txt' || path === '/rss.xml' || sitemapPath.test(path)

/** `/robots.txt`, `/llms.txt`, `/rss.xml`, `/sitemap.xml` and its parts; null for a part that does not exist. */
export async function produceSiteFile(via: SiteFiles, request: PageRequest): Promise<ProducedPage | null> {
  const { content } = via
  const tenant = content.findTenant(request.tenantId)
  if (!tenant) return null
  const { site } = await content.loadSite(tenant)
  const { origin } = site
  if (request.path === '/robots.txt') {
    return toProduced(robots(origin), { type: 'text/plain; charset=utf-8', tags: ['site'] })
  }
  if (request.path === '/rss.xml') {
    const articles = await content.listArticles(tenant, '/')
    return toProduced(rssXml({ site, articles }), {
      type: 'application/rss+xml; charset=utf-8',
      tags: ['site', 'pages', 'by-pattern'],
    })
  }
  const entries = await listEntries(via, { tenant, site })
  if (request.path === '/llms.txt') {
    const [{ pages }, locations] = await Promise.all([content.getRouter(tenant), content.listLocations(tenant)])
    const paths = new Set(entries.map(({ path }) => path))
    return toProduced(llmsTxt({ site, paths, pages, locations }), {
      type: 'text/plain; charset=utf-8',
      tags: ['site', 'menu', 'pages', 'locations', 'by-pattern', 'stock'],
    })
  }
  const body = sitemapXml(await nameTwin(via, { tenant, site, entries }), {
    origin,
    part: Number(sitemapPath.exec(request.path)?.[1] ?? 0),
  })
  if (body === null) return null
  return toProduced(body, { type: 'application/xml; charset=utf-8', tags: ['site', 'by-pattern', 'stock'] })
}

/** Every address that search engines may list. */
async function listEntries(
  via: SiteFiles,
  { tenant, site }: { tenant: TenantRef; site: Site },
): Promise<SitemapEntry[]> {
  const now = via.now()
  const [pages, stock] = await Promise.all([
    via.content.listSitemap(tenant, { rules: readListingRules(site.config), now, flags: site.flags }),
    listStockPaths(via, { tenant, site, now }),
  ])
  return [...pages, ...stock]
}

/** Names each page's twin on the site of the other country. Vehicles have none: each stands on one site. */
async function nameTwin(
  via: SiteFiles,
  { tenant, site, entries }: { tenant: TenantRef; site: Site; entries: SitemapEntry[] },
): Promise<SitemapEntry[]> {
  const twin = tenant.twinId === null ? null : via.content.findTenant(tenant.twinId)
  if (!twin) return entries
  const other = (await via.content.loadSite(twin)).site
  const countries = [site, other].toSorted((a, b) => a.country.localeCompare(b.country))
  const twins = new Set((await listEntries(via, { tenant: twin, site: other })).map(({ path }) => path))
  const vehicles = vehiclePath({ slug: '' })
  return entries.map((entry) =>
    entry.path.startsWith(vehicles) || !twins.has(entry.path)
      ? entry
      : {
          ...entry,
          languages: countries.map(({ country, origin }) => ({
            language: `en-${country}`,
            url: origin + entry.path,
          })),
        },
  )
}

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /_preview\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

const toProduced = (body: string, { type, tags }: { type: string; tags: string[] }): ProducedPage => ({
  status: 200,
  body,
  contentType: type,
  headers: ['Cache-Control', 'public, max-age=600', ...commonHeaders],
  tags,
  freshFor,
  isDegraded: false,
})
