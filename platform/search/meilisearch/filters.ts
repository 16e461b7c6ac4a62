import { optionCodes, soldSince } from '#schemas/vehicle/listing-rules.ts'
import { facetNames, facets, rangeNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { GeoRadius } from '../geo-radius.ts'
import { rangeFields } from '../engine-document.ts'
import type { SearchRequest } from '../search-port.ts'

/** A quoted filter value: only the quote and the backslash are escaped. */
const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`

const getOne = (field: string, values: string[]) => `${field} IN [${values.map(quoted).join(', ')}]`
const oneOfIds = (ids: number[]) => `id IN [${ids.join(', ')}]`

/** The filter without the shopper's facet selections; all conditions must match. The tenant always comes first. */
export function baseFilters({ tenantId, rules, query, now }: SearchRequest, around: GeoRadius | null): string[] {
  const { scope } = query
  const since = soldSince(rules, now).getTime() / 1_000
  return [
    `tenant_id = ${tenantId}`,
    `status IN ["in_stock", "coming_soon"] OR (status = "sold" AND sold_date_timestamp > ${since})`,
    ...(rules.dealerWebsiteOnly ? ['show_on_dealer_website = true'] : []),
    ...(rules.usedOnly ? ['car_type = "used"'] : []),
    ...(rules.hiddenWebsiteIds.length ? [`NOT website_id IN [${rules.hiddenWebsiteIds.join(', ')}]`] : []),
    ...(rules.optionCodesOnly ? [`status = "in_stock" AND option_code ${optionCodes.min} TO ${optionCodes.max}`] : []),
    ...(rules.hiddenVehicleIds.length ? [`NOT ${oneOfIds(rules.hiddenVehicleIds)}`] : []),
    ...(rules.excludedStockNumbers.length ? [`NOT ${getOne('stocknum', rules.excludedStockNumbers)}`] : []),
    ...facetNames.flatMap((name) => choiceFilter(name, scope.facets[name])),
    ...(scope.ids ? [oneOfIds(scope.ids)] : []),
    ...(scope.excludeIds?.length ? [`NOT ${oneOfIds(scope.excludeIds)}`] : []),
    ...(scope.locationSlug === undefined ? [] : [`location_slug = ${quoted(scope.locationSlug)}`]),
    ...(scope.dealershipSlug === undefined ? [] : [`dealership_slug = ${quoted(scope.dealershipSlug)}`]),
    ...(around ? [`_geoRadius(${around.place.lat}, ${around.place.long}, ${around.radius * 1_000})`] : []),
    ...rangeFilters(scope.ranges),
    ...rangeFilters(query.ranges),
  ]
}

const rangeFilters = (ranges: SearchRequest['query']['ranges']): string[] =>
  rangeNames.flatMap((name) => {
    const { min, max } = ranges[name] ?? {}
    return [
      ...(min === undefined ? [] : [`${rangeFields[name]} >= ${min}`]),
      ...(max === undefined ? [] : [`${rangeFields[name]} <= ${max}`]),
    ]
  })

/** One filter per facet with a selection. */
export const choiceFilters = ({ query }: SearchRequest): Map<FacetName, string> =>
  new Map(facetNames.flatMap((name) => choiceFilter(name, query.facets[name]).map((filter) => [name, filter] as const)))

const choiceFilter = (name: FacetName, chosen: string[] | undefined): string[] =>
  chosen?.length ? [getOne(facets[name], chosen)] : []
