/** A link's address as a path of the site: lower case, without query, anchor and slash at its end. Null if it leads to another site. */
export function readSitePath(address: string, hosts: readonly string[]): string | null {
  const url = address.trim()
  const isOwn = /^\/(?![/\\])/.test(url)
  const isAbsolute = /^https?:\/\//i.test(url)
  if ((!isOwn && !isAbsolute) || !URL.canParse(url, anySite)) return null
  const { hostname, pathname } = new URL(url, anySite)
  if (isAbsolute && !hosts.includes(hostname)) return null
  return pathname.toLowerCase().replace(/\/+$/, '') || '/'
}

const anySite = 'http://site.invalid'

/** Whether a page at `pagePath`, which may be a pattern, can answer a path of its site. */
export const answersPath = (pagePath: string, path: string): boolean =>
  new RegExp(`^${writePathPattern(pagePath)}$`).test(path)

/** The address of a page as a regular expression: `/cars/:slug` → `/cars/[^/?#]+`. */
export const writePathPattern = (pagePath: string): string =>
  pagePath === '/' ? '/' : listSegments(pagePath).map(writeSegment).join('')

/** The most literal path first, as routes are ranked: `/cars/finance` before `/cars/:slug`. */
export function compareSpecificity(one: string, other: string): number {
  const [first, second] = [listSegments(one), listSegments(other)]
  const index = first.findIndex((segment, at) => isParameter(segment) !== isParameter(second[at] ?? ':'))
  return index === -1 ? second.length - first.length : isParameter(first[index] ?? ':') ? 1 : -1
}

const listSegments = (path: string): string[] => path.split('/').slice(1)
const isParameter = (segment: string): boolean => segment.startsWith(':')

function writeSegment(segment: string): string {
  if (!isParameter(segment)) return `/${segment.replaceAll(/[.~]/g, String.raw`\$&`)}`
  return segment.endsWith('?') ? '(/[^/?#]+)?' : '/[^/?#]+'
}
