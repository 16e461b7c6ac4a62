const longest = 2_000
const anySite = 'http://site.invalid'

/** A URL of the site itself, as `/path?query#anchor`; `otherwise` if it could lead elsewhere. Required for every `redirect` parameter. */
export function insidePath(given: string | null | undefined, otherwise: string): string {
  if (!given || given.length > longest || !given.startsWith('/') || /[\\\p{Cc}\s]/u.test(given)) return otherwise
  if (!URL.canParse(given, anySite)) return otherwise
  const { origin, pathname } = new URL(given, anySite)
  return origin === anySite && !pathname.startsWith('//') ? given : otherwise
}
