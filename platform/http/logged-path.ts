/** Addresses whose next part is known to one shopper alone, and opens what is theirs. */
const beforeCode = /^(\/api\/(?:valuations|payments)\/)[^/?]+/

/** What of an address stands in a log: neither its query nor a code that opens something. */
export function loggedPath(url: string): string {
  const path = url.slice(0, url.includes('?') ? url.indexOf('?') : 500)
  return path.replace(beforeCode, '$1…')
}
