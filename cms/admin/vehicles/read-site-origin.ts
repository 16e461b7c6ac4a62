import type { PayloadRequest } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { siteOrigin } from '../../preview/site-origin.ts'

interface SiteOriginQuery {
  data: { tenant?: unknown } | undefined
  req: PayloadRequest
}

/** Origin of the open document's site, because the admin's host serves none of its pictures. Null if the site has no address. */
export async function readSiteOrigin({ data, req }: SiteOriginQuery): Promise<string | null> {
  const id = readId(data?.tenant)
  const site =
    id === null ? null : await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, disableErrors: true })
  const host = site?.hosts?.[0]?.host
  return host ? siteOrigin(host, req.payload.config.serverURL) : null
}
