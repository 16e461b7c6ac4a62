import type { Range, SearchQuery, SearchQueryInput } from './search-query.ts'
import {
  facetNames,
  facets,
  hitsPerPage,
  rangeNames,
  sorts,
  type FacetName,
  type RangeName,
  type Sort,
} from './search-terms.ts'

/**
 * The URL grammar of spec/locations-forms-finance.md §2, both ways: `query`, `page` (omitted on page 1), `sortBy` (omitted for the default),
 * `range[price]=min:max` in dollars, `refinementList[field][0]=value`. `scope` travels as `scope[field][0]=value`, `scope[ids]=1,2`: only
 * our own client writes it, and it can only narrow.
 */
export function searchToParams(search: SearchQueryInput): URLSearchParams {
  const params = new URLSearchParams()
  if (search.query) params.set('query', search.query)
  for (const name of facetNames) {
    for (const [index, value] of (search.facets?.[name] ?? []).entries())
      params.append(`refinementList[${name}][${index}]`, value)
  }
  for (const name of rangeNames) {
    const range = search.ranges?.[name]
    if (range && (range.min !== undefined || range.max !== undefined))
      params.set(`range[${name}]`, writeRange(name, range))
  }
  if (search.sortBy && search.sortBy !== 'rank') params.set('sortBy', search.sortBy)
  if (search.page && search.page > 1) params.set('page', String(search.page))
  if (search.hitsPerPage && search.hitsPerPage !== hitsPerPage) params.set('hitsPerPage', String(search.hitsPerPage))
  for (const name of facetNames) {
    for (const [index, value] of (search.scope?.facets?.[name] ?? []).entries())
      params.append(`scope[${name}][${index}]`, value)
  }
  if (search.scope?.ids) params.set('scope[ids]', search.scope.ids.join(','))
  if (search.scope?.excludeIds) params.set('scope[excludeIds]', search.scope.excludeIds.join(','))
  if (search.scope?.locationSlug) params.set('scope[location]', search.scope.locationSlug)
  if (search.scope?.dealershipSlug) params.set('scope[dealership]', search.scope.dealershipSlug)
  return params
}

/** Reads what it can: an unknown key, a bad number or an unknown sort is left out, so that an old or mistyped link still shows stock. */
export function searchFromParams(params: URLSearchParams): SearchQuery {
  const facetChoices: Partial<Record<FacetName, string[]>> = {}
  const scopeFacets: Partial<Record<FacetName, string[]>> = {}
  const ranges: Partial<Record<RangeName, Range>> = {}
  for (const [key, written] of params) {
    const value = withoutNul(written)
    const list = /^(refinementList|scope)\[([a-z_]+)\]\[\d*\]$/.exec(key)
    const name = list?.[2]
    if (name && isFacetName(name) && value.trim() !== '' && value.length <= 120) {
      const target = list[1] === 'scope' ? scopeFacets : facetChoices
      const chosen = target[name] ?? []
      if (!chosen.includes(value) && chosen.length < 60) target[name] = [...chosen, value]
    }
    const rangeName = /^range\[([a-z_]+)\]$/.exec(key)?.[1]
    if (rangeName && isRangeName(rangeName)) {
      const range = readRange(rangeName, value)
      if (range) ranges[rangeName] = range
    }
  }
  const sortBy = params.get('sortBy') ?? ''
  const locationSlug = withoutNul(params.get('scope[location]') ?? '')
  const dealershipSlug = withoutNul(params.get('scope[dealership]') ?? '')
  const ids = readIds(params.get('scope[ids]'))
  const excludeIds = readIds(params.get('scope[excludeIds]'))
  return {
    query: withoutNul(params.get('query') ?? '')
      .trim()
      .slice(0, 200),
    page: clampInt(params.get('page'), { min: 1, max: 5_000, otherwise: 1 }),
    hitsPerPage: clampInt(params.get('hitsPerPage'), { min: 1, max: 100, otherwise: hitsPerPage }),
    sortBy: isSort(sortBy) ? sortBy : 'rank',
    facets: facetChoices,
    ranges,
    scope: {
      facets: scopeFacets,
      ...(ids ? { ids } : {}),
      ...(excludeIds ? { excludeIds } : {}),
      ...(locationSlug ? { locationSlug: locationSlug.slice(0, 120) } : {}),
      ...(dealershipSlug ? { dealershipSlug: dealershipSlug.slice(0, 120) } : {}),
    },
  }
}

const isFacetName = (name: string): name is FacetName => Object.hasOwn(facets, name)
const isRangeName = (name: string): name is RangeName => (rangeNames as readonly string[]).includes(name)
const isSort = (name: string): name is Sort => (sorts as readonly string[]).includes(name)

/** PostgreSQL keeps no text with a NUL in it. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

const scaleOf = (name: RangeName) => (name === 'price' ? 100 : 1)

const writeRange = (name: RangeName, range: Range) =>
  [range.min, range.max].map((end) => (end === undefined ? '' : String(end / scaleOf(name)))).join(':')

function readRange(name: RangeName, text: string): Range | null {
  const match = /^(\d{0,9}(?:\.\d{1,2})?):(\d{0,9}(?:\.\d{1,2})?)$/.exec(text)
  if (!match) return null
  const end = (part: string | undefined) => (part ? Math.round(Number(part) * scaleOf(name)) : undefined)
  const min = end(match[1])
  const max = end(match[2])
  if (min === undefined && max === undefined) return null
  const isBackwards = min !== undefined && max !== undefined && min > max
  return {
    ...(min === undefined ? {} : { min: isBackwards ? max : min }),
    ...(max === undefined ? {} : { max: isBackwards ? min : max }),
  }
}

/** Ids are PostgreSQL's `integer`. */
const greatestId = 2 ** 31 - 1

function readIds(text: string | null): number[] | null {
  if (text === null) return null
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= greatestId)
    .slice(0, 100)
}

function clampInt(text: string | null, bounds: { min: number; max: number; otherwise: number }): number {
  const value = Number(text)
  if (!text || !Number.isInteger(value)) return bounds.otherwise
  return Math.min(bounds.max, Math.max(bounds.min, value))
}
