import type { SearchRequest } from '#platform/search/search-port.ts'
import { distanceKm } from '#schemas/location/distance.ts'
import type { Place } from '#schemas/location/place.ts'
import { isListed } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { facetNames, facets, rangeNames, type FacetName, type RangeName } from '#schemas/vehicle/search-query.ts'

/**
 * What any engine must answer to a question without words, computed the plain way: the ids that match and every facet's counts. The place asked
 * for is given as `around`.
 */
export function referenceSearch(documents: SearchDocument[], request: SearchRequest, around: Place | null = null) {
  const { facets: chosen } = request.query
  const base = documents.filter((document) => isInScope(document, request) && isAround(document, request, around))
  const matching = (except?: FacetName) =>
    base.filter((document) => facetNames.every((name) => name === except || isChosen(document, name, chosen[name])))
  return {
    ids: matching()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
    facets: Object.fromEntries(facetNames.map((name) => [name, countsOf(matching(name), name)])),
  }
}

function isInScope(document: SearchDocument, { tenantId, rules, query, now }: SearchRequest): boolean {
  const { scope, ranges } = query
  const sold_at =
    document.sold_date_timestamp === null ? null : new Date(document.sold_date_timestamp * 1_000).toISOString()
  return (
    document.tenant_id === tenantId &&
    isListed({ ...document, sold_at }, rules, now) &&
    facetNames.every((name) => isChosen(document, name, scope.facets[name])) &&
    (scope.ids === undefined || scope.ids.includes(document.id)) &&
    !scope.excludeIds?.includes(document.id) &&
    rangeNames.every((name) => isWithin(rangedValue(document, name), ranges[name])) &&
    rangeNames.every((name) => isWithin(rangedValue(document, name), scope.ranges[name]))
  )
}

const rangedValue = (document: SearchDocument, name: RangeName): number | null =>
  name === 'price' ? currentPrice(document) : document[name]

function isAround({ lat, long }: SearchDocument, { query }: SearchRequest, around: Place | null): boolean {
  if (!around) return true
  return lat !== null && long !== null && distanceKm(around, { lat, long }) <= (query.near?.radius ?? 0)
}

function isChosen(document: SearchDocument, name: FacetName, chosen: string[] | undefined): boolean {
  if (!chosen?.length) return true
  const values = new Set(valuesOf(document, name).map((value) => value.toLowerCase()))
  return chosen.some((choice) => values.has(choice.toLowerCase()))
}

const isWithin = (value: number | null, range: { min?: number | undefined; max?: number | undefined } | undefined) =>
  (range?.min === undefined && range?.max === undefined) ||
  (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY))

function countsOf(documents: SearchDocument[], name: FacetName): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const document of documents) {
    for (const value of new Set(valuesOf(document, name))) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const valuesOf = (document: SearchDocument, name: FacetName): string[] =>
  [document[facets[name]]].flat().flatMap((value) => (value === null ? [] : [String(value)]))
