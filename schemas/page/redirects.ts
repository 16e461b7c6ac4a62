export interface RedirectRule {
  from: string
  /** A path of the site with query and anchor, or another address. */
  to: string
  permanent: boolean
}

/** How a site finds its redirects. */
export interface RedirectSite {
  /** Its own hosts. */
  hosts: readonly string[]
  /** Whether old addresses are found in any letter case. */
  inAnyCase: boolean
}

export interface Redirects extends RedirectSite {
  byPath: ReadonlyMap<string, RedirectRule>
}

/** Of two rules for one path the last counts. */
export const indexRedirects = (rules: readonly RedirectRule[], site: RedirectSite): Redirects => ({
  ...site,
  byPath: new Map(rules.map((rule) => [normalisePath(rule.from, site), rule])),
})

/**
 * The one spelling of a path by which redirects are found: escapes decoded, composed letters (NFC), lower case unless the site tells cases apart,
 * no doubled slash and none at its end. What would change the path's meaning is escaped: `/100%25/a%2Fb`, `/50%25-off` for `/50%-off`.
 */
export function normalisePath(
  path: string,
  { inAnyCase }: Pick<RedirectSite, 'inAnyCase'> = { inAnyCase: true },
): string {
  const escaped = path.replace(/%(?![\da-f]{2})/gi, '%25')
  const decoded = escaped.replace(/(?:%[\da-f]{2})+/gi, decode).normalize('NFC')
  return shortenSlashes(inAnyCase ? decoded.toLowerCase() : decoded).replace(/%[\da-f]{2}/gi, (escape) =>
    escape.toUpperCase(),
  )
}

function decode(escapes: string): string {
  try {
    return decodeURIComponent(escapes).replace(/[\s?#%/\\\p{Cc}]/gu, encodeURIComponent)
  } catch {
    return escapes
  }
}

const shortenSlashes = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** Where a path leads in the end, by one hop. Null without a redirect, and in a circle, so that visitors see the page or a 404. */
export function followRedirects(redirects: Redirects, path: string): { to: string; status: 301 | 302 } | null {
  const { rules, circle } = walk(redirects, path)
  const last = rules.at(-1)
  if (!last || circle) return null
  return {
    to: rules.map(({ to }) => to.trim()).reduce(withQueryOf),
    status: rules.every(({ permanent }) => permanent) ? 301 : 302,
  }
}

/** Query and anchor of the address before go on, unless the next has its own. */
export function withQueryOf(before: string, next: string): string {
  const rest = /[?#]/.test(next) ? '' : (/[?#].*$/.exec(before)?.[0] ?? '')
  return next + rest
}

/** The paths of the circle that a path leads into, the first one again at its end: `/a`, `/b`, `/a`. Null without one. */
export const findCircle = (redirects: Redirects, path: string): string[] | null => walk(redirects, path).circle

function walk(redirects: Redirects, path: string): { rules: RedirectRule[]; circle: string[] | null } {
  const rules: RedirectRule[] = []
  const passed: string[] = []
  for (let at: string | null = normalisePath(path, redirects); at !== null;) {
    if (passed.includes(at)) return { rules, circle: [...passed.slice(passed.indexOf(at)), at] }
    const rule = redirects.byPath.get(at)
    if (!rule) break
    passed.push(at)
    rules.push({ ...rule, to: shortenTarget(rule.to) })
    at = readOwnPath(rule.to, { from: at, site: redirects })
  }
  return { rules, circle: null }
}

interface Replacement {
  rule: Pick<RedirectRule, 'from' | 'to'>
  before: string
  after: string
  site: RedirectSite
}

/** The target of a rule that leads to the path `before`, with `after` in its place and its own query and anchor. Null for other targets. */
export const replaceTarget = ({ rule: { from, to }, before, after, site }: Replacement): string | null =>
  readOwnPath(to, { from, site }) === normalisePath(before, site) ? withQueryOf(to.trim(), after) : null

/** Another hop would take the slashes off. */
export const shortenTarget = (to: string): string => to.trim().replace(/^\/[^?#]*/, shortenSlashes)

/** The path of the site that a target means; null for other sites. */
function readOwnPath(to: string, { from, site }: { from: string; site: RedirectSite }): string | null {
  const base = `http://${ownHost}${from}`
  const url = to.trim()
  if (!URL.canParse(url, base)) return null
  const { protocol, hostname, pathname } = new URL(url, base)
  const isOwn = /^https?:$/.test(protocol) && (hostname === ownHost || site.hosts.includes(hostname))
  return isOwn ? normalisePath(pathname, site) : null
}

const ownHost = 'site.invalid'
