import { type AmountKind, readAmount } from '../lib/read-amount.ts'
import { getScale } from './search-to-params.ts'
import type { Near, Range, SearchQuery } from './search-query.ts'
import {
  facets,
  hitsPerPage,
  radiusOptions,
  rangeNames,
  sorts,
  defaultRadius,
  type FacetName,
  type RangeName,
  type Sort,
} from './search-terms.ts'

type FacetChoices = Partial<Record<FacetName, string[]>>
type Ranges = Partial<Record<RangeName, Range>>

/**
 * The search of an address, in the grammar of `searchToParams`. Parses leniently: unknown parameters, invalid numbers and unknown sort orders
 * are ignored, so that an old or mistyped link still shows stock.
 */
export function searchFromParams(params: URLSearchParams): SearchQuery {
  const chosen: FacetChoices = {}
  const scopeFacets: FacetChoices = {}
  const ranges: Ranges = {}
  const scopeRanges: Ranges = {}
  for (const [key, written] of params) {
    const value = withoutNul(written)
    const list = /^(refinementList|scope|menu)\[([a-z_]+)\](\[\d*\])?$/.exec(key)
    const name = list?.[2]
    if (name && isFacetName(name) && (list[1] === 'menu' || list[3]))
      choose(list[1] === 'scope' ? scopeFacets : chosen, name, value)
    const bounds = /^(scope\[range\]|range)\[([a-z_]+)\]$/.exec(key)
    const rangeName = bounds?.[2]
    if (rangeName && isRangeName(rangeName)) {
      const range = readRange(rangeName, value)
      if (range) (bounds[1] === 'range' ? ranges : scopeRanges)[rangeName] = range
    }
  }
  const sortBy = params.get('sortBy') ?? ''
  const near = readNear(params)
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
    facets: chosen,
    ranges,
    ...(near ? { near } : {}),
    scope: {
      facets: scopeFacets,
      ranges: scopeRanges,
      ...(ids ? { ids } : {}),
      ...(excludeIds ? { excludeIds } : {}),
      ...(locationSlug ? { locationSlug: locationSlug.slice(0, 120) } : {}),
      ...(dealershipSlug ? { dealershipSlug: dealershipSlug.slice(0, 120) } : {}),
    },
  }
}

/** Ranges of a query string that cannot be read and are ignored. */
export const unreadRanges = (params: URLSearchParams): RangeName[] =>
  rangeNames.filter((name) => {
    const text = withoutNul(params.get(`range[${name}]`) ?? '')
    return !/^[\s:]*$/.test(text) && readRange(name, text) === null
  })

/** Mutates `target`, which the parser owns. */
function choose(target: FacetChoices, name: FacetName, value: string): void {
  if (value.trim() === '' || value.length > 120) return
  const values = target[name] ?? []
  if (!values.includes(value) && values.length < 60) target[name] = [...values, value]
}

function readNear(params: URLSearchParams): Near | null {
  const place = withoutNul(params.get('near') ?? '').trim()
  const requestedRadius = Number(params.get('radius'))
  return place === '' || place.length > 80
    ? null
    : { place, radius: radiusOptions.find((km) => km === requestedRadius) ?? defaultRadius }
}

const isFacetName = (name: string): name is FacetName => Object.hasOwn(facets, name)
const isRangeName = (name: string): name is RangeName => (rangeNames as readonly string[]).includes(name)
const isSort = (name: string): name is Sort => (sorts as readonly string[]).includes(name)

/** PostgreSQL rejects NUL in text. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

function readRange(name: RangeName, text: string): Range | null {
  const ends = text.split(':')
  if (ends.length !== 2) return null
  const [min, max] = ends.map((end) => (end.trim() === '' ? undefined : readEnd(name, end)))
  if (min === null || max === null) return null
  if (min === undefined && max === undefined) return null
  const isBackwards = min !== undefined && max !== undefined && min > max
  return {
    ...(min === undefined ? {} : { min: isBackwards ? max : min }),
    ...(max === undefined ? {} : { max: isBackwards ? min : max }),
  }
}

/** An end as people type it, `30k`; null if it cannot be read. */
function readEnd(name: RangeName, text: string): number | null {
  const value = readAmount(text, amountKinds[name])
  return value === null || value < 0 || value > 1e10 ? null : Math.round(value * getScale(name))
}

const amountKinds: Record<RangeName, AmountKind> = {
  price: 'money',
  subscription_price: 'money',
  weekly_price: 'money',
  km: 'kilometres',
  year: 'year',
  created_at_timestamp: 'year',
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
