import type { PayloadRequest, Where } from 'payload'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { findPlatformTemplate } from '../inheritance/find-platform-template.ts'
import { readId } from '../outbox/announce.ts'
import { siteOrigin } from './site-origin.ts'
import { type PreviewClaims, signPreview } from './token.ts'

export interface ShowingSite {
  id: number
  name: string
  host: string
}

interface PreviewedDocument {
  collection: PreviewClaims['collection']
  id: number
}

/** The preview URL of a draft; null if it is unsaved or no site shows it. */
export async function previewUrl(
  req: PayloadRequest,
  collection: PreviewClaims['collection'],
  doc: Record<string, unknown>,
): Promise<string | null> {
  const tenantId = readId(doc.tenant)
  const id = readId(doc.id)
  if (tenantId === null || id === null) return null
  const sites = await listShowingSites(req, tenantId)
  const shown = sites.find((site) => site.id === tenantId) ?? sites[0]
  return shown ? previewOnSite(req, shown, { collection, id }) : null
}

/** The preview URL of a draft on one of the sites that show it. */
export async function previewOnSite(
  req: PayloadRequest,
  site: ShowingSite,
  previewed: PreviewedDocument,
): Promise<string> {
  const { secret, serverURL } = req.payload.config
  const person = typeof req.user?.id === 'number' ? { user: req.user.id } : {}
  const token = await signPreview({ tenant: site.id, ...previewed, ...person }, { secret, now: new Date() })
  return `${siteOrigin(site.host, serverURL)}/_preview?token=${token}`
}

/** The tenant itself, or for a template, the sites that use it, which are all for the platform's: those of the user, as far as they have a domain. */
export async function listShowingSites(req: PayloadRequest, tenantId: number): Promise<ShowingSite[]> {
  const isOfPlatform = tenantId === (await findPlatformTemplate(req))
  const shows: Where = isOfPlatform
    ? { isTemplate: { not_equals: true } }
    : { or: [{ id: { equals: tenantId } }, { template: { equals: tenantId } }] }
  const isAll = !req.user || isPlatformAdmin(req.user)
  const { docs } = await req.payload.find({
    collection: 'tenants',
    req,
    overrideAccess: true,
    depth: 0,
    limit: 20,
    sort: 'id',
    select: { name: true, hosts: true },
    where: isAll ? shows : { and: [shows, { id: { in: listTenantIds(req.user) } }] },
  })
  return docs.flatMap(({ id, name, hosts }) => (hosts?.[0] ? [{ id, name, host: hosts[0].host }] : []))
}
