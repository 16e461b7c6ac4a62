import { toSlug } from '#schemas/lib/slug.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { stockRoutes } from '#schemas/vehicle/stock-route.ts'
import type { Content, SitemapEntry, TenantRef } from '../content/content.ts'
import type { Search } from '../search/search-port.ts'

interface StockPathsInput {
  tenant: TenantRef
  site: Site
  now: Date
}

/**
 * The pages of stock that a site has and search engines should know: each type, each make and each model that there is a vehicle of. None where
 * the site has no page for them, has it hidden or leads elsewhere. locations §2
 */
export async function listStockPaths(
  { content, search }: { content: Content; search: Search },
  { tenant, site, now }: StockPathsInput,
): Promise<SitemapEntry[]> {
  const rules = readListingRules(site.config)
  const query = searchQuery.parse({ hitsPerPage: 1 })
  const { facets } = await search.search({ tenantId: tenant.id, country: site.country, rules, query, now })
  const router = await content.getRouter(tenant)
  const matches = await Promise.all(
    [...new Set(stockPaths(facets))].map(async (path) => ({
      path,
      match: (await router.findTarget(path)) === 'page' ? await router.matchPage(path) : null,
    })),
  )
  const pageIds = new Set(matches.flatMap(({ match }) => match?.pageId ?? []))
  const shown = new Set<number>()
  for (const id of pageIds) {
    const loaded = await content.loadPage(tenant, id)
    if (loaded && !loaded.page.seo.noindex) shown.add(id)
  }
  return matches.flatMap(({ path, match }) => (match && shown.has(match.pageId) ? [{ path, changedAt: null }] : []))
}

/** `/search/used-cars`, `/search/kia`, `/search/kia/sportage`. */
export function stockPaths({ car_type: types = {}, make: makes = {}, make_model: models = {} }: FacetCounts): string[] {
  const ofTypes = Object.entries(stockRoutes).flatMap(
    ([
      route,
      {
        types: [first, ...others],
      },
    ]) => (others.length === 0 && (types[first] ?? 0) > 0 ? [route] : []),
  )
  const ofMakes = Object.keys(makes).map(toSlug)
  const ofModels = Object.keys(models).map((pair) => {
    const [make = '', ...model] = pair.split(':')
    return `${toSlug(make)}/${toSlug(model.join(':'))}`
  })
  return [...ofTypes, ...ofMakes, ...ofModels]
    .filter((path) => path !== '' && !path.startsWith('/') && !path.endsWith('/'))
    .map((path) => `/search/${path}`)
}
