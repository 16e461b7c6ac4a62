import type { PayloadRequest } from 'payload'
import { idOf } from '../outbox/announce.ts'
import { siteOrigin } from './site-origin.ts'
import { type PreviewClaims, signPreview } from './token.ts'

/** Where a draft can be seen; null where it is not stored yet, or where no site shows it. */
export async function previewUrl(
  req: PayloadRequest,
  collection: PreviewClaims['collection'],
  doc: Record<string, unknown>,
): Promise<string | null> {
  const tenantId = idOf(doc.tenant)
  const id = idOf(doc.id)
  if (tenantId === null || id === null) return null
  const shown = await siteThatShows(req, tenantId)
  if (!shown) return null
  const { secret, serverURL } = req.payload.config
  const token = await signPreview({ tenant: shown.id, collection, id }, { secret, now: new Date() })
  return `${siteOrigin(shown.host, serverURL)}/_preview?token=${token}`
}

/** The tenant's own site; for a template, the first site that uses it. */
async function siteThatShows(req: PayloadRequest, tenantId: number): Promise<{ id: number; host: string } | null> {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    req,
    overrideAccess: true,
    depth: 0,
    limit: 20,
    sort: 'id',
    select: { hosts: true },
    where: { or: [{ id: { equals: tenantId } }, { template: { equals: tenantId } }] },
  })
  const sites = docs.flatMap(({ id, hosts }) => (hosts?.[0] ? [{ id, host: hosts[0].host }] : []))
  return sites.find(({ id }) => id === tenantId) ?? sites[0] ?? null
}
