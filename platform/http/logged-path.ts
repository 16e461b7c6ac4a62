/** Paths whose next segment is a secret code of a shopper. */
const beforeCode = /^(\/api\/(?:valuations|payments)\/)[^/?]+/

/** A URL for logs, without its query and secret codes. */
export function loggedPath(url: string): string {
  const path = url.slice(0, url.includes('?') ? url.indexOf('?') : 500)
  return path.replace(beforeCode, '$1…')
}
