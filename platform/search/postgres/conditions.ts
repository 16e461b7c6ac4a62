import { optionCodes, soldSince } from '#schemas/vehicle/listing-rules.ts'
import { facetNames, facets, rangeNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import { isListFacet, rangeFields } from '../engine-document.ts'
import type { SearchRequest } from '../search-port.ts'
import type { TextQuery } from './text-query.ts'

/** Values for one statement: `bind` takes a value and gives its placeholder. */
export interface Binder {
  bind: (value: unknown) => string
  values: unknown[]
}

export function createBinder(): Binder {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}

interface Asked {
  request: SearchRequest
  text: TextQuery | null
  binder: Binder
}

/** The whole WHERE but for the shopper's facet choices. */
export function baseConditions({ request, text, binder: { bind } }: Asked): string[] {
  const { query } = request
  const { scope } = query
  return [
    ...listingConditions(request, bind),
    ...(text ? [`words @@ ${bind(text.match)}::tsquery`] : []),
    ...facetNames.flatMap((name) => choiceCondition(name, scope.facets[name], bind)),
    ...(scope.ids ? [`id = any(${bind(scope.ids)}::int[])`] : []),
    ...(scope.excludeIds?.length ? [`id <> all(${bind(scope.excludeIds)}::int[])`] : []),
    ...(scope.locationSlug === undefined ? [] : [`location_slug = ${bind(scope.locationSlug)}`]),
    ...(scope.dealershipSlug === undefined ? [] : [`dealership_slug = ${bind(scope.dealershipSlug)}`]),
    ...rangeConditions(scope.ranges, bind),
    ...rangeConditions(query.ranges, bind),
  ]
}

const rangeConditions = (ranges: SearchRequest['query']['ranges'], bind: Binder['bind']): string[] =>
  rangeNames.flatMap((name) => {
    const { min, max } = ranges[name] ?? {}
    return [
      ...(min === undefined ? [] : [`${rangeFields[name]} >= ${bind(Math.ceil(min))}::bigint`]),
      ...(max === undefined ? [] : [`${rangeFields[name]} <= ${bind(Math.floor(max))}::bigint`]),
    ]
  })

/** One condition for each facet in which the shopper chose something. */
export function choiceConditions({ query }: SearchRequest, { bind }: Binder): Map<FacetName, string> {
  return new Map(
    facetNames.flatMap((name) => choiceCondition(name, query.facets[name], bind).map((sql) => [name, sql] as const)),
  )
}

/** Values are compared without regard to case: links are typed by people, and feeds spell makes as they like. */
function choiceCondition(name: FacetName, chosen: string[] | undefined, bind: Binder['bind']): string[] {
  if (!chosen?.length) return []
  const values = bind(chosen.map((value) => value.toLowerCase()))
  return isListFacet(name)
    ? [`lower(${facets[name]}::text)::text[] && ${values}::text[]`]
    : [`lower(${facets[name]}::text) = any(${values}::text[])`]
}

/** What `isListed` means, in SQL. The tenant comes first, always. */
export function listingConditions({ tenantId, rules, now }: SearchRequest, bind: Binder['bind']): string[] {
  const since = Math.floor(soldSince(rules, now).getTime() / 1_000)
  const excluded = rules.excludedStockNumbers.map((stocknum) => stocknum.toLowerCase())
  return [
    `tenant_id = ${bind(tenantId)}`,
    `(status in ('in_stock', 'coming_soon')
      or (status = 'sold' and sold_date_timestamp > ${bind(since)}::bigint))`,
    ...(rules.dealerWebsiteOnly ? ['show_on_dealer_website'] : []),
    ...(rules.usedOnly ? [`car_type = 'used'`] : []),
    ...(rules.hiddenWebsiteIds.length
      ? [`(website_id is null or website_id <> all(${bind(rules.hiddenWebsiteIds)}::int[]))`]
      : []),
    ...(rules.optionCodesOnly
      ? [`status = 'in_stock' and option_code between ${optionCodes.min} and ${optionCodes.max}`]
      : []),
    ...(rules.hiddenVehicleIds.length ? [`id <> all(${bind(rules.hiddenVehicleIds)}::int[])`] : []),
    ...(excluded.length ? [`lower(stocknum) <> all(${bind(excluded)}::text[])`] : []),
  ]
}
