import { problem } from '#schemas/problem.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { SearchUnavailable } from '../search/search-port.ts'
import type { Service } from '../context/api-context.ts'

/** vehicles §3, Search response; listing rules in §4 */
export const search: Service<'search'> = async ({ tenant, site, now, search }, query) => {
  try {
    const rules = readListingRules(site.config)
    return await search.search({ tenantId: tenant.id, country: site.country, rules, query, now })
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}
