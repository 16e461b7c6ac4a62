import { data, type LoaderFunctionArgs, type Params, redirect, type RouteObject } from 'react-router'
import { findFallbackPage } from '#cms/index.ts'
import type { ModelAddress } from '#schemas/model/model-addresses.ts'
import { withQueryOf } from '#schemas/page/redirects.ts'
import { isStockRoute } from '#schemas/vehicle/stock-route.ts'
import type { LoadedPage, PageMatch, PageRoute, Redirect } from './content.ts'

/** What the routes of one site are made of. */
export interface RouteParts {
  pages: readonly PageRoute[]
  findRedirect: (path: string) => Promise<Redirect | null>
  /** What a path means for the site's models. */
  findModelAddress: (path: string) => Promise<ModelAddress | null>
  loadPage: (pageId: number) => Promise<LoadedPage | null>
  /** The page that the same routes match. */
  matchPage: (path: string) => Promise<PageMatch | null>
}

/** Under this path a site keeps its own page for what is not there; every unknown path is answered by this one page. */
export const notFoundPath = '/404'

/** Longer than any slug: nothing is kept under such a name. */
const longestParam = 200

/**
 * The routes of one site. The root's loader throws every redirect, a page's loader reads it and sets its status, and the last route answers the paths
 * that no page has. React Router ranks them: the most literal path wins, `/cars/finance` before `/cars/:slug`.
 */
export function createRouteTable(parts: RouteParts): RouteObject[] {
  const pages = parts.pages.map(({ pageId, path }) => ({
    id: String(pageId),
    path,
    caseSensitive: true,
    loader: async ({ url }: LoaderFunctionArgs) => {
      const loaded = (await parts.loadPage(pageId)) ?? loadFallbackPage(url.pathname)
      return data(loaded, { status: path === notFoundPath ? 404 : 200 })
    },
  }))
  const unknown = { id: 'unknown', path: '*', loader: ({ url }: LoaderFunctionArgs) => loadFallbackPage(url.pathname) }
  return [{ id: 'site', loader: (args) => redirectOrRefuse(parts, args), children: [...pages, unknown] }]
}

/** Redirects go before pages: a marketer may move a page that is still there. */
async function redirectOrRefuse(
  parts: RouteParts,
  { url: { pathname: path }, params }: LoaderFunctionArgs,
): Promise<null> {
  const moved = await parts.findRedirect(path)
  if (moved) throw await settle(parts, moved)
  const spelled = await respell(parts, path)
  if (spelled !== path) throw await settle(parts, { to: spelled, status: 301 })
  const other = await findOtherAddress(parts, { path, hasPage: !isUnknown(params) || hasFallback(path) })
  if (other !== null) throw redirect(encodeNonAscii(other), 302)
  if (hasLongParam(params)) throw notFound()
  return null
}

/** A path as its page writes it, in lower case. It stays where it has a page itself, and where the page has moved: that could lead back here. */
async function respell({ findRedirect, matchPage }: RouteParts, path: string): Promise<string> {
  const lowerCase = lowerPath(path)
  if (lowerCase === path || (!isStock(lowerCase) && (await matchPage(path)))) return path
  return (await matchPage(lowerCase)) && !(await findRedirect(lowerCase)) ? lowerCase : path
}

/** A redirect to where it ends. Another hop would change the letters, or lead from a model's page or short stock path to its own address. */
async function settle(parts: RouteParts, { to, status }: Redirect): Promise<Response> {
  const [path = ''] = /^\/[^?#]*/.exec(to) ?? []
  const spelled = await respell(parts, path)
  const hasPage = hasFallback(spelled) || (await parts.matchPage(spelled)) !== null
  const other = await findOtherAddress(parts, { path: spelled, hasPage })
  if (other !== null) return redirect(encodeNonAscii(withQueryOf(to, other)), 302)
  return redirect(encodeNonAscii(spelled + to.slice(path.length)), status)
}

interface AddressQuery {
  path: string
  hasPage: boolean
}

const findOtherAddress = async (parts: RouteParts, { path, hasPage }: AddressQuery): Promise<string | null> =>
  (await findModelTarget(parts, { path, hasPage })) ?? (hasPage ? null : findStockTarget(parts, path))

/** Where a model's other addresses lead: to its own, short ones only where the site has no page. A marketer may move it back, so for now. decision 258 */
async function findModelTarget(
  { findModelAddress, findRedirect }: Pick<RouteParts, 'findModelAddress' | 'findRedirect'>,
  { path, hasPage }: AddressQuery,
): Promise<string | null> {
  if (hasPage && !path.startsWith(modelsPrefix)) return null
  const address = await findModelAddress(path)
  if (!address || !('leadsTo' in address)) return null
  // A redirect away from the model's own address may lead back here.
  return (await findRedirect(address.leadsTo)) ? null : address.leadsTo
}

/** `/used-cars` leads to `/search/used-cars` where neither a page nor a model has that address: for now, since one may come. vehicles §2 */
async function findStockTarget(
  { findModelAddress, findRedirect, matchPage }: RouteParts,
  path: string,
): Promise<string | null> {
  const segment = lowerPath(path).slice(1)
  if (!isStockRoute(segment) || (await findModelAddress(path))) return null
  const stockPath = `/search/${segment}`
  // A redirect away from the stock may lead back here.
  return (await matchPage(stockPath)) && !(await findRedirect(stockPath)) ? stockPath : null
}

const modelsPrefix = '/models/'

const hasFallback = (path: string): boolean => Boolean(findFallbackPage(path))

/** A page that every site has, though no marketer made it. */
function loadFallbackPage(path: string): LoadedPage {
  const page = findFallbackPage(path)
  if (!page) throw notFound()
  return { page, tags: ['not-found'] }
}

const notFound = () => data(null, { status: 404 })

const isUnknown = (params: Params): boolean => '*' in params

/** Names of stock are in lower case, as all paths of pages are. */
const isStock = (path: string): boolean => path.startsWith('/search/')

/** Letters in lower case and escapes in upper case, as browsers write them: `/citro%C3%ABn`. */
const lowerPath = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+|[^%]+/gi, (part) => (part.startsWith('%') ? lowerEscapes(part) : part.toLowerCase()))

function lowerEscapes(escapes: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(escapes).toLowerCase())
  } catch {
    return escapes.toUpperCase()
  }
}

export const hasLongParam = (params: Params): boolean =>
  Object.values(params).some((value = '') => value.length > longestParam)

/** A header cannot hold the rest. */
const encodeNonAscii = (address: string): string => address.toWellFormed().replace(/[^ -~]+/g, encodeURIComponent)
