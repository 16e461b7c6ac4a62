import { addedAddresses, signInPage, signInTypes } from '#schemas/page/sign-in.ts'
import { signInTroubles } from '#schemas/page/sign-in-step.ts'
import { paymentPage } from '#schemas/payment/payment-paths.ts'
import { paymentOutcomes } from '#schemas/payment/payment-outcomes.ts'
import { pagesByQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import { searchFromParams } from '#schemas/vehicle/search-from-params.ts'
import { searchToParams } from '#schemas/vehicle/search-to-params.ts'

/** One page of one tenant, in its canonical spelling for rendering and caching. `search` is empty or starts with `?`. */
export interface PageRequest {
  tenantId: number
  path: string
  search: string
  /** The edition for signed-in shoppers, requested if the page has one. */
  audience?: 'signed-in'
}

export const getCacheKey = ({ tenantId, path, search, audience }: PageRequest): string => {
  const key = `${tenantId} ${path}${search}`
  return audience ? keyForSignedIn(key) : key
}

/** Addresses contain no spaces. */
export const keyForSignedIn = (key: string): string => `${key} signed-in`

/** Query parameters besides the search state that the server reads, and their allowed values. */
const pageValues: Record<string, { allowed: RegExp; at?: readonly string[] }> = {
  body: { allowed: /^[\p{L}\p{N}][\p{L}\p{N} &/-]{0,59}$/u },
  category: { allowed: /^[a-z0-9-]{1,60}$/ },
  author: { allowed: /^[a-z0-9-]{1,60}$/ },
  postcode: { allowed: /^\d{4}$/ },
  type: { allowed: new RegExp(`^(${signInTypes.join('|')})$`), at: [signInPage] },
  add: { allowed: new RegExp(`^(${addedAddresses.join('|')})$`), at: [signInPage] },
  step: { allowed: /^code$/, at: [signInPage] },
  trouble: { allowed: new RegExp(`^(${signInTroubles.join('|')})$`), at: [signInPage] },
  // On other pages it identifies the subject of a form, which only the browser needs: one page per vehicle would fill the cache.
  car_id: { allowed: /^[^\p{Cc}]{1,200}$/u, at: pagesByQuery },
  outcome: { allowed: new RegExp(`^(?:${paymentOutcomes.join('|')})$`), at: [paymentPage] },
}

/**
 * The query as the server sees it: the canonical search state, then the other server-side parameters. All others (campaign parameters,
 * visitor data) are for the browser only, and neither reach a rendered page nor split the cache.
 */
export function canonicalSearch(search: string, path: string): string {
  if (search.length < 2) return ''
  const given = new URLSearchParams(search)
  const kept = searchToParams(pageState(given))
  for (const [name, { allowed, at = [path] }] of Object.entries(pageValues)) {
    const value = given.get(name)
    if (value && at.includes(path) && allowed.test(value)) kept.set(name, value)
  }
  const text = kept.toString()
  return text ? `?${text}` : ''
}

function pageState(given: URLSearchParams) {
  const { facets, ...state } = searchFromParams(given)
  const sorted = Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, [...values].sort()]))
  return { ...state, facets: sorted, hitsPerPage: 21, scope: { facets: {} } }
}

/**
 * Splits a request target into path and query; null unless it is a plain path (no absolute form, dot segments, control characters or
 * invalid escapes). `path` keeps its escapes; `canonicalPath` has no doubled or trailing slashes.
 */
export function readTarget(target: string): { path: string; canonicalPath: string; search: string } | null {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!isPlainPath(path)) return null
  const canonicalPath = path.length > 1 ? path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') : path
  return { path, canonicalPath, search: mark < 0 ? '' : target.slice(mark) }
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || !/^[\w\-./~!$&'()*+,;=:@%]+$/.test(path)) return false
  const decoded = decode(path)
  return decoded !== null && !/[\p{Cc}\\]/u.test(decoded) && !decoded.split('/').some((part) => /^\.{1,2}$/.test(part))
}

function decode(path: string): string | null {
  try {
    return decodeAgain(decodeURIComponent(path))
  } catch {
    return null
  }
}

/** Detects double encoding such as `%252e%252e`. A percent sign without an escape is literal: `50% off`. */
function decodeAgain(once: string): string {
  try {
    return decodeURIComponent(once)
  } catch {
    return once.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}
