import { problem } from '#schemas/problem.ts'
import { SearchUnavailable } from '../../search/search-port.ts'
import type { StaffService } from '../service.ts'

/** What the site itself would answer, by its own listing rules: spec/vehicles.md §3 and §4. */
export const search: StaffService<'search'> = async ({ site, search, now }, { search: query }) => {
  try {
    const answer = await search.search({ tenantId: site.id, country: site.country, rules: site.rules, query, now })
    return { ...answer, origin: site.origin, isTemplate: site.isTemplate }
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}
