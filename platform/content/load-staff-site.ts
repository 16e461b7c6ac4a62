import type { Payload, Where } from 'payload'
import type { Tenant } from '#cms/generated/payload-types.ts'
import { siteOrigin } from '#cms/preview/site-origin.ts'
import { inheritSite } from '#schemas/tenant/inherit.ts'
import { listingRulesOf, type ListingRules } from '#schemas/vehicle/listing-rules.ts'

/** A tenant as its staff ask about it: a template too, which has no address. */
export interface StaffSite {
  id: number
  slug: string
  name: string
  /** Empty where the tenant has no address. */
  origin: string
  country: 'AU' | 'NZ'
  timeZone: string
  isTemplate: boolean
  rules: ListingRules
}

/** As it is stored at this moment, remembered by nobody; null where there is no such tenant. */
export async function loadStaffSite(
  payload: Payload,
  { tenantId, adminUrl }: { tenantId: number; adminUrl: string },
): Promise<StaffSite | null> {
  const own = await payload.findByID({ collection: 'tenants', id: tenantId, depth: 1, disableErrors: true })
  return own ? asStaffSite(own, adminUrl) : null
}

/** The sites that use a template, oldest first, `limit` of them at most. */
export async function listSitesOfTemplate(
  payload: Payload,
  { templateId, adminUrl, limit }: { templateId: number; adminUrl: string; limit: number },
): Promise<StaffSite[]> {
  const where: Where = { and: [{ template: { equals: templateId } }, { isTemplate: { not_equals: true } }] }
  const { docs } = await payload.find({ collection: 'tenants', where, depth: 1, sort: 'id', limit })
  return docs.map((doc) => asStaffSite(doc, adminUrl))
}

function asStaffSite(own: Tenant, adminUrl: string): StaffSite {
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
    rules: listingRulesOf(inheritSite(template, own).config),
  }
}
