import type { Meilisearch } from 'meilisearch'
import { facetNames, facets } from '#schemas/vehicle/search-query.ts'
import { searchHit, type SearchHit, type SearchResponse } from '#schemas/vehicle/search-response.ts'
import { geoRadius, distanceTo, type GeoRadius } from '../geo-radius.ts'
import { facetCounts, type CountedFacet } from '../facet-counts.ts'
import type { SearchRequest } from '../search-port.ts'
import { choiceFilters } from './filters.ts'
import { pageQuery, searchQueries } from './search-queries.ts'

const timeoutMs = 2_500

/** One round trip. */
export async function runSearch(
  client: Meilisearch,
  indexUid: string,
  request: SearchRequest,
): Promise<SearchResponse> {
  const started = performance.now()
  const around = geoRadius(request)
  const chosen = [...choiceFilters(request).keys()]
  const queries = searchQueries(indexUid, request)
  const { results } = await client.multiSearch({ queries }, { signal: AbortSignal.timeout(timeoutMs) })
  const [page] = results
  const count = page?.totalHits ?? 0
  const counted = new Map(
    facetNames.map((name) => {
      const at = 1 + chosen.indexOf(name)
      return [name, valuesIn(results[at]?.facetDistribution?.[facets[name]])] as const
    }),
  )
  return {
    hits: toHits(page?.hits, around),
    count,
    facets: facetCounts(counted),
    pages: Math.ceil(count / request.query.hitsPerPage),
    ms: Math.round(performance.now() - started),
    near: around?.place ?? null,
  }
}

/** The first page of each query, in one round trip. */
export async function runSearches(
  client: Meilisearch,
  indexUid: string,
  requests: SearchRequest[],
): Promise<SearchHit[][]> {
  const queries = requests.map((request) => pageQuery(indexUid, request))
  const { results } = await client.multiSearch({ queries }, { signal: AbortSignal.timeout(timeoutMs) })
  return requests.map((request, at) => toHits(results[at]?.hits, geoRadius(request)))
}

const toHits = (found: unknown[] | undefined, around: GeoRadius | null): SearchHit[] =>
  (found ?? []).map((one) => {
    const hit = searchHit.parse(one)
    return { ...hit, distance_km: distanceTo(hit, around) }
  })

const valuesIn = (distribution: Record<string, number> | undefined): CountedFacet => ({
  values: Object.entries(distribution ?? {}).flatMap(([value, n]) =>
    value === '' ? [] : [{ value, folded: value.toLowerCase(), n }],
  ),
  isFolded: false,
})
