import type { Range, SearchQueryInput } from './search-query.ts'
import {
  defaultRadius,
  type FacetName,
  facetNames,
  hitsPerPage,
  moneyRanges,
  type RangeName,
  rangeNames,
} from './search-terms.ts'

/**
 * The query string of a search, by the grammar of locations §2 and §3; `searchFromParams` reads it: `query`, `page` (omitted on page 1), `sortBy`
 * (omitted for the default), `range[price]=min:max` in dollars, `refinementList[field][0]=value`, `near` (a postcode or place) with `radius` in
 * kilometres (omitted for 50). A menu's `menu[make_model]=Make:Model` is parsed to its filters, and never written. `scope` is
 * `scope[field][0]=value`, `scope[range][price]=min:max`, `scope[ids]=1,2`: only our own client writes it, and it can only narrow.
 */
export function searchToParams(search: SearchQueryInput): URLSearchParams {
  const params = new URLSearchParams()
  if (search.query) params.set('query', search.query)
  writeFacets(params, 'refinementList', search.facets)
  writeRanges(params, 'range', search.ranges)
  if (search.near) {
    params.set('near', search.near.place)
    if (search.near.radius && search.near.radius !== defaultRadius) params.set('radius', String(search.near.radius))
  }
  if (search.sortBy && search.sortBy !== 'rank') params.set('sortBy', search.sortBy)
  if (search.page && search.page > 1) params.set('page', String(search.page))
  if (search.hitsPerPage && search.hitsPerPage !== hitsPerPage) params.set('hitsPerPage', String(search.hitsPerPage))
  const { scope } = search
  writeFacets(params, 'scope', scope?.facets)
  writeRanges(params, 'scope[range]', scope?.ranges)
  if (scope?.ids) params.set('scope[ids]', scope.ids.join(','))
  if (scope?.excludeIds) params.set('scope[excludeIds]', scope.excludeIds.join(','))
  if (scope?.locationSlug) params.set('scope[location]', scope.locationSlug)
  if (scope?.dealershipSlug) params.set('scope[dealership]', scope.dealershipSlug)
  return params
}

function writeFacets(params: URLSearchParams, key: string, facetChoices: FacetChoices | undefined): void {
  for (const name of facetNames) {
    for (const [index, value] of (facetChoices?.[name] ?? []).entries())
      params.append(`${key}[${name}][${index}]`, value)
  }
}

function writeRanges(params: URLSearchParams, key: string, ranges: Ranges | undefined): void {
  for (const name of rangeNames) {
    const range = ranges?.[name]
    if (range && (range.min !== undefined || range.max !== undefined))
      params.set(`${key}[${name}]`, writeRange(name, range))
  }
}

type FacetChoices = Partial<Record<FacetName, string[]>>
type Ranges = Partial<Record<RangeName, Range>>

/** Ranges of money are cents, and dollars in addresses. */
export const getScale = (name: RangeName) => ((moneyRanges as readonly string[]).includes(name) ? 100 : 1)

const writeRange = (name: RangeName, range: Range) =>
  [range.min, range.max].map((end) => (end === undefined ? '' : String(end / getScale(name)))).join(':')
