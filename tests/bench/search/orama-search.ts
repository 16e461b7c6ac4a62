import {
  type AnyDocument,
  type AnyOrama,
  type AnySchema,
  create,
  insertMultiple,
  search,
  type SearchParams,
} from '@orama/orama'
import { engineFields, facetFields, rangeFields, searchedFields, sortFields } from '#platform/search/engine-document.ts'
import { geoRadius } from '#platform/search/geo-radius.ts'
import type { SearchRequest } from '#platform/search/search-port.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, facets, type FacetName, rangeNames } from '#schemas/vehicle/search-query.ts'
import { listFacets } from '#schemas/vehicle/search-terms.ts'

type Query = SearchParams<AnyOrama, AnyDocument>

const words = searchedFields.map((field) => `words_${field}`)
const listFields = new Set<string>(listFacets.map((name) => facets[name]))

/** A field may be a number of a range and a choice of a facet. */
const facetKey = (field: string) => `choice_${field}`

const schema: AnySchema = {
  ...Object.fromEntries(words.map((field) => [field, 'string'] as const)),
  ...Object.fromEntries(
    facetFields.map((field) => [facetKey(field), listFields.has(field) ? 'enum[]' : 'enum'] as const),
  ),
  ...Object.fromEntries(Object.values(rangeFields).map((field) => [field, 'number'] as const)),
  custom_rank: 'number',
  position: 'geopoint',
}

export interface OramaSearch {
  add: (documents: readonly SearchDocument[]) => Promise<void>
  /** The page with the facets without a selection, then each chosen facet without its own selection: as both engines are asked. */
  ask: (request: SearchRequest) => Promise<{ count: number }>
}

/** `@orama/orama`, the search library that could stand in for our in-memory index, over the fields that both engines search and count. */
export function createOramaSearch(): OramaSearch {
  const index: AnyOrama = create({ schema, sort: { enabled: true, unsortableProperties: words } })
  return {
    add: async (documents) => {
      await insertMultiple(index, documents.map(toIndexed), 5_000)
    },
    ask: async (request) => {
      const chosen = facetNames.filter((name) => request.query.facets[name]?.length)
      const open = facetNames.filter((name) => !chosen.includes(name))
      const page = await search<AnyOrama, AnyDocument>(index, pageQuery(request, open))
      for (const name of chosen) {
        // oxlint-disable-next-line no-await-in-loop -- The library answers on this thread: side by side would be no faster.
        await search<AnyOrama, AnyDocument>(index, { ...pageQuery(request, [name], name), limit: 0 })
      }
      return { count: page.count }
    },
  }
}

function toIndexed(document: SearchDocument) {
  const all = { ...document, ...engineFields(document) }
  const position = document.lat === null || document.long === null ? {} : { lat: document.lat, lon: document.long }
  return {
    ...Object.fromEntries(searchedFields.map((field) => [`words_${field}`, toWords(document[field])])),
    ...Object.fromEntries(
      facetFields.flatMap((field) => (all[field] === null ? [] : [[facetKey(field), toChoice(all[field])]])),
    ),
    ...Object.fromEntries(
      [...Object.values(rangeFields), 'custom_rank' as const].flatMap((field) =>
        all[field] === null ? [] : [[field, all[field]]],
      ),
    ),
    ...('lat' in position ? { position } : {}),
    id: String(document.id),
  }
}

const toChoice = (value: unknown): unknown => (Array.isArray(value) ? value : String(value))

const toWords = (value: SearchDocument[(typeof searchedFields)[number]]): string =>
  Array.isArray(value) ? value.join(' ') : String(value ?? '')

function pageQuery(request: SearchRequest, counted: readonly FacetName[], without?: FacetName): Query {
  const { query } = request
  const sorted = sortFields[query.sortBy]
  return {
    // An empty term would match by walking every word of the index.
    ...(query.query === '' ? {} : { term: query.query, properties: words, tolerance: 1, threshold: 0 }),
    where: conditions(request, without),
    facets: Object.fromEntries(counted.map((name) => [facetKey(facets[name]), {}])),
    limit: query.hitsPerPage,
    offset: (query.page - 1) * query.hitsPerPage,
    ...(sorted ? { sortBy: { property: rangeFields[sorted[0]], order: sorted[1] === 'asc' ? 'ASC' : 'DESC' } } : {}),
  }
}

function conditions(request: SearchRequest, without?: FacetName): Record<string, unknown> {
  const { query } = request
  const around = geoRadius(request)
  return {
    ...Object.fromEntries(
      facetNames.flatMap((name) => {
        const chosen = query.facets[name]
        if (!chosen?.length || name === without) return []
        return [[facetKey(facets[name]), listFields.has(facets[name]) ? { containsAny: chosen } : { in: chosen }]]
      }),
    ),
    ...Object.fromEntries(
      rangeNames.flatMap((name) => {
        const range = query.ranges[name]
        return range ? [[rangeFields[name], { between: [range.min ?? 0, range.max ?? Number.MAX_SAFE_INTEGER] }]] : []
      }),
    ),
    ...(around
      ? {
          position: {
            radius: {
              coordinates: { lat: around.place.lat, lon: around.place.long },
              value: around.radius,
              unit: 'km',
              inside: true,
            },
          },
        }
      : {}),
  }
}
