import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery, type SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Content, TenantRef } from '../../content/content.ts'
import type { Search } from '../search-port.ts'
import { resolveStockPath } from './resolve-stock-path.ts'

interface StockPlaceContext {
  tenant: TenantRef
  site: Site
  now: Date
  content: Pick<Content, 'listLocations'>
  search: Search
}

/** Resolves a path below `/search/` on this site; null if unknown. Rejects with `SearchUnavailable`. */
export function findStockPlace(
  { tenant, site, now, content, search }: StockPlaceContext,
  path: string,
): Promise<StockPlace | null> {
  const ask = (query: SearchQueryInput) =>
    search.search({
      tenantId: tenant.id,
      country: site.country,
      rules: readListingRules(site.config),
      now,
      query: searchQuery.parse({ ...query, hitsPerPage: 1 }),
    })
  return resolveStockPath(path, {
    valuesOf: async (scope) => (await ask({ scope })).facets,
    dealershipNamed: async (slug) => (await ask({ scope: { dealershipSlug: slug } })).hits[0]?.dealership_name ?? null,
    locations: async () => uniqueLocations(await content.listLocations(tenant)),
  })
}
