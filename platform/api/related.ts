import { problem } from '#schemas/problem.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { searchQuery, type SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import type { SearchHit } from '#schemas/vehicle/search-response.ts'
import { mergeSimilar, similarFallback, similarQueries } from '#schemas/vehicle/similar.ts'
import { listingState } from '#schemas/vehicle/listing-state.ts'
import { SearchUnavailable } from '../search/search-port.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Similar vehicles by one multi-query, or by one plain search if that fails or finds none. Empty for a vehicle that the site never lists.
 * vehicles §7 and §8, Similar-cars failure.
 */
export const related: Service<'related'> = async ({ tenant, site, now, content, search }, { slug }) => {
  const rules = readListingRules(site.config)
  const vehicle = await content.findVehicle(tenant, slug)
  if (!vehicle || listingState(vehicle, { rules, now }) === 'hidden') return []
  const ask = async (queries: SearchQueryInput[]) =>
    mergeSimilar(
      vehicle,
      await search.searchMany(
        queries.map((query) => ({
          tenantId: tenant.id,
          country: site.country,
          rules,
          now,
          query: searchQuery.parse(query),
        })),
      ),
    )
  const similar = await orNull(ask(similarQueries(vehicle)))
  if (similar?.length) return similar
  return (await orNull(ask([similarFallback(vehicle)]))) ?? problem('search-unavailable')
}

async function orNull(hits: Promise<SearchHit[]>): Promise<SearchHit[] | null> {
  try {
    return await hits
  } catch (error) {
    if (error instanceof SearchUnavailable) return null
    throw error
  }
}
