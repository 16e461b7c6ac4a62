import type { ServerResponse } from 'node:http'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { PreparedPage, CacheStatus } from './prepared-page.ts'

/** The four properties of a request that a cached response depends on. */
export interface RequestContext {
  acceptEncoding: string
  ifNoneMatch: string
  requestId: string
  isSecure: boolean
}

const hsts = ['Strict-Transport-Security', 'max-age=31536000']

/** Writes a prepared page; Node handles `HEAD`. Returns the status. */
export function sendPage(
  res: ServerResponse,
  { page, serving, requestContext }: { page: PreparedPage; serving: CacheStatus; requestContext: RequestContext },
): number {
  const variant = page.variants[negotiateEncoding(requestContext.acceptEncoding)]
  const isUnchanged =
    page.status === 200 && requestContext.ifNoneMatch !== '' && matches(requestContext.ifNoneMatch, variant.etag)
  const headers = isUnchanged ? variant.unchanged[serving] : variant.whole[serving]
  headers[1] = requestContext.requestId
  const status = isUnchanged ? 304 : page.status
  res.writeHead(status, requestContext.isSecure ? [...headers, ...hsts] : headers)
  if (isUnchanged) res.end()
  else res.end(variant.body)
  return status
}

/** `If-None-Match` compares weakly: RFC 9110 §13.1.2. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
