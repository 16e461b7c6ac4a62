import type { Payload, Where } from 'payload'
import { siteOrigin } from '#cms/preview/site-origin.ts'
import { type InheritableSite, inheritSite } from '#schemas/tenant/inherit.ts'
import { readListingRules, type ListingRules } from '#schemas/vehicle/listing-rules.ts'

/** A tenant as staff calls see it. It may be a template, which has no address. */
export interface StaffSite {
  id: number
  slug: string
  name: string
  /** Empty if the tenant has no address. */
  origin: string
  country: 'AU' | 'NZ'
  timeZone: string
  isTemplate: boolean
  rules: ListingRules
}

/** The fields read of a document that Payload's Local API returns. */
interface TenantDocument extends InheritableSite {
  id: number
  slug: string
  name: string
  hosts?: { host: string }[] | null
  country: 'AU' | 'NZ'
  timeZone: string
  isTemplate?: boolean | null
  template?: number | InheritableSite | null
}

/** The current, uncached state; null if the tenant does not exist. */
export async function loadStaffSite(
  payload: Payload,
  { tenantId, adminUrl }: { tenantId: number; adminUrl: string },
): Promise<StaffSite | null> {
  const own = await payload.findByID({ collection: 'tenants', id: tenantId, depth: 1, disableErrors: true })
  return own ? asStaffSite(own, adminUrl) : null
}

/** The sites of a template, oldest first, up to `limit`. */
export async function listSitesOfTemplate(
  payload: Payload,
  { templateId, adminUrl, limit }: { templateId: number; adminUrl: string; limit: number },
): Promise<StaffSite[]> {
  const where: Where = { and: [{ template: { equals: templateId } }, { isTemplate: { not_equals: true } }] }
  const { docs } = await payload.find({ collection: 'tenants', where, depth: 1, sort: 'id', limit })
  return docs.map((doc) => asStaffSite(doc, adminUrl))
}

function asStaffSite(own: TenantDocument, adminUrl: string): StaffSite {
  const template = typeof own.template === 'object' ? own.template : null
  const host = own.hosts?.[0]?.host
  return {
    id: own.id,
    slug: own.slug,
    name: own.name,
    origin: host ? siteOrigin(host, adminUrl) : '',
    country: own.country,
    timeZone: own.timeZone,
    isTemplate: own.isTemplate === true,
    rules: readListingRules(inheritSite(template, own).config),
  }
}
