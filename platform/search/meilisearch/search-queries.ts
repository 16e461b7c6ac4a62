import type { MultiSearchQuery } from 'meilisearch'
import { facetNames, facets } from '#schemas/vehicle/search-query.ts'
import { geoRadius, type GeoRadius } from '../geo-radius.ts'
import { rangeFields, sortFields } from '../engine-document.ts'
import type { SearchRequest } from '../search-port.ts'
import { baseFilters, choiceFilters } from './filters.ts'

/** A query as Meilisearch requests: the page with the facets that have no selection, then each other facet without its own selection. */
export function searchQueries(indexUid: string, request: SearchRequest): MultiSearchQuery[] {
  const around = geoRadius(request)
  const base = baseFilters(request, around)
  const choices = choiceFilters(request)
  const open = facetNames.filter((name) => !choices.has(name))
  const shared = { indexUid, q: plainWords(request.query.query), matchingStrategy: 'all' as const }
  return [
    {
      ...shared,
      filter: [...base, ...choices.values()],
      facets: open.map((name) => facets[name]),
      page: request.query.page,
      hitsPerPage: request.query.hitsPerPage,
      sort: getSort(request, around),
    },
    ...Array.from(choices.keys(), (chosen) => ({
      ...shared,
      filter: [...base, ...[...choices].filter(([name]) => name !== chosen).map(([, filter]) => filter)],
      facets: [facets[chosen]],
      page: 1,
      hitsPerPage: 0,
    })),
  ]
}

/** The same for the first page only. */
export function pageQuery(indexUid: string, request: SearchRequest): MultiSearchQuery {
  const around = geoRadius(request)
  return {
    indexUid,
    q: plainWords(request.query.query),
    matchingStrategy: 'all',
    filter: [...baseFilters(request, around), ...choiceFilters(request).values()],
    limit: request.query.hitsPerPage,
    sort: getSort(request, around),
  }
}

function getSort({ query }: SearchRequest, around: GeoRadius | null): string[] {
  if (query.sortBy === 'distance' && around) return [`_geoPoint(${around.place.lat}, ${around.place.long}):asc`]
  const sorted = sortFields[query.sortBy]
  return sorted ? [`${rangeFields[sorted[0]]}:${sorted[1]}`] : []
}

/**
 * Removes Meilisearch's syntax: quotes and a leading minus. A single digit at the end is a model or a count, not a prefix: a trailing space
 * makes it a whole word.
 */
const plainWords = (text: string) => {
  const plain = text.replace(/"/g, ' ').replace(/(^|\s)-+/g, '$1')
  return /(?:^|\P{N})\p{N}$/u.test(plain) ? `${plain} ` : plain
}
