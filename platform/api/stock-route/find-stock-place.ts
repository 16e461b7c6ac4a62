import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery, type SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { ApiContext } from '../service.ts'
import { resolveStockPath } from './resolve-stock-path.ts'

/** What an address below `/search/` stands for on this site; null where it names nothing there. Rejects with `SearchUnavailable`. */
export function findStockPlace(
  { tenant, site, now, content, search }: Pick<ApiContext, 'tenant' | 'site' | 'now' | 'content' | 'search'>,
  path: string,
): Promise<StockPlace | null> {
  const ask = (query: SearchQueryInput) =>
    search.search({
      tenantId: tenant.id,
      country: site.country,
      rules: listingRulesOf(site.config),
      now,
      query: searchQuery.parse({ ...query, hitsPerPage: 1 }),
    })
  return resolveStockPath(path, {
    valuesOf: async (scope) => (await ask({ scope })).facets,
    dealershipNamed: async (slug) => (await ask({ scope: { dealershipSlug: slug } })).hits[0]?.dealership_name ?? null,
    locations: async () => uniqueLocations(await content.listLocations(tenant)),
  })
}
