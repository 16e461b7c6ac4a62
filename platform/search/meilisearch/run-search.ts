import type { Meilisearch, MultiSearchQuery } from 'meilisearch'
import { facetNames, facets } from '#schemas/vehicle/search-query.ts'
import { searchHit, type SearchHit, type SearchResponse } from '#schemas/vehicle/search-response.ts'
import { aroundOf, distanceTo, type Around } from '../around.ts'
import { rangeFields, sortFields } from '../engine-document.ts'
import { facetCounts } from '../facet-counts.ts'
import type { SearchRequest } from '../search-port.ts'
import { baseFilters, choiceFilters } from './filters.ts'

const patienceInMs = 2_500

/** One round trip: the page and the facets in which nothing is chosen, then each other facet without its own choice. */
export async function runSearch(
  client: Meilisearch,
  indexUid: string,
  request: SearchRequest,
): Promise<SearchResponse> {
  const started = performance.now()
  const around = aroundOf(request)
  const base = baseFilters(request, around)
  const choices = choiceFilters(request)
  const open = facetNames.filter((name) => !choices.has(name))
  const q = plainWords(request.query.query)
  const shared = { indexUid, q, matchingStrategy: 'all' as const }
  const queries: MultiSearchQuery[] = [
    {
      ...shared,
      filter: [...base, ...choices.values()],
      facets: open.map((name) => facets[name]),
      page: request.query.page,
      hitsPerPage: request.query.hitsPerPage,
      sort: sortOf(request, around),
    },
    ...Array.from(choices.keys(), (chosen) => ({
      ...shared,
      filter: [...base, ...[...choices].filter(([name]) => name !== chosen).map(([, filter]) => filter)],
      facets: [facets[chosen]],
      page: 1,
      hitsPerPage: 0,
    })),
  ]
  const { results } = await client.multiSearch({ queries }, { signal: AbortSignal.timeout(patienceInMs) })
  const [page] = results
  const count = page?.totalHits ?? 0
  const counted = new Map(
    facetNames.map((name) => {
      const at = 1 + [...choices.keys()].indexOf(name)
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

/** The first page of each question, in one round trip. */
export async function runSearches(
  client: Meilisearch,
  indexUid: string,
  requests: SearchRequest[],
): Promise<SearchHit[][]> {
  const queries = requests.map((request) => {
    const around = aroundOf(request)
    return {
      indexUid,
      q: plainWords(request.query.query),
      matchingStrategy: 'all' as const,
      filter: [...baseFilters(request, around), ...choiceFilters(request).values()],
      limit: request.query.hitsPerPage,
      sort: sortOf(request, around),
    }
  })
  const { results } = await client.multiSearch({ queries }, { signal: AbortSignal.timeout(patienceInMs) })
  return requests.map((request, at) => toHits(results[at]?.hits, aroundOf(request)))
}

const toHits = (found: unknown[] | undefined, around: Around | null): SearchHit[] =>
  (found ?? []).map((one) => {
    const hit = searchHit.parse(one)
    return { ...hit, distance_km: distanceTo(hit, around) }
  })

const valuesIn = (distribution: Record<string, number> | undefined) =>
  Object.entries(distribution ?? {}).map(([value, n]) => ({ value, n }))

function sortOf({ query }: SearchRequest, around: Around | null): string[] {
  if (query.sortBy === 'distance' && around) return [`_geoPoint(${around.place.lat}, ${around.place.long}):asc`]
  const sorted = sortFields[query.sortBy]
  return sorted ? [`${rangeFields[sorted[0]]}:${sorted[1]}`] : []
}

/**
 * Meilisearch gives a meaning to quotes and to a leading minus; a shopper's words have none but themselves. A lone digit at the end is a model or a
 * count, not the start of a number: with a space after it, it is taken for a whole word.
 */
const plainWords = (text: string) => {
  const plain = text.replace(/"/g, ' ').replace(/(^|\s)-+/g, '$1')
  return /(?:^|\P{N})\p{N}$/u.test(plain) ? `${plain} ` : plain
}
