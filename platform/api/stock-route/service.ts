import { problem } from '#schemas/problem.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery, type SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { SearchUnavailable } from '../../search/search-port.ts'
import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import type { Service } from '../service.ts'
import { resolveStockPath } from './resolve-stock-path.ts'

/** What an address below `/search/` stands for on this site; null where it names nothing there. spec/locations-forms-finance.md §2 */
export const stockRoute: Service<'stockRoute'> = async ({ tenant, site, now, content, search }, { path }) => {
  const ask = (query: SearchQueryInput) =>
    search.search({
      tenantId: tenant.id,
      country: site.country,
      rules: listingRulesOf(site.config),
      now,
      query: searchQuery.parse({ ...query, hitsPerPage: 1 }),
    })
  try {
    return await resolveStockPath(path, {
      valuesOf: async (scope) => (await ask({ scope })).facets,
      dealershipNamed: async (slug) =>
        (await ask({ scope: { dealershipSlug: slug } })).hits[0]?.dealership_name ?? null,
      locations: async () => uniqueLocations(await content.listLocations(tenant)),
    })
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}
