import type { IncomingMessage } from 'node:http'
import { requestHead } from './request-head.ts'

/**
 * Whether a request that changes something was sent by a page of the same site, or by no browser at all: a browser names the origin of the page
 * with every such request.
 */
export function isSameOrigin(req: IncomingMessage): boolean {
  const { origin } = req.headers
  if (origin === undefined)
    return ['same-origin', 'none', undefined].includes(req.headers['sec-fetch-site']?.toString())
  return URL.canParse(origin) && new URL(origin).host === requestHead(req).host.toLowerCase()
}
