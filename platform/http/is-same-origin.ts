import type { IncomingMessage } from 'node:http'
import { requestHead } from './request-head.ts'

/**
 * Whether a modifying request comes from a page of the same site, or from a client other than a browser: browsers send the origin with
 * every such request.
 */
export function isSameOrigin(req: IncomingMessage): boolean {
  const { origin } = req.headers
  if (origin === undefined)
    return ['same-origin', 'none', undefined].includes(req.headers['sec-fetch-site']?.toString())
  return URL.canParse(origin) && new URL(origin).host === requestHead(req).host.toLowerCase()
}
