import type { Payload } from 'payload'
import { originOf } from '#cms/preview/origin-of.ts'
import { inheritSite } from '#schemas/tenant/inherit.ts'
import { listingRulesOf, type ListingRules } from '#schemas/vehicle/listing-rules.ts'

/** A tenant as its staff ask about it: a template too, which has no address. */
export interface StaffSite {
  id: number
  slug: string
  /** Empty where the tenant has no address. */
  origin: string
  country: 'AU' | 'NZ'
  isTemplate: boolean
  rules: ListingRules
}

/** As it is stored at this moment, remembered by nobody; null where there is no such tenant. */
export async function loadStaffSite(
  payload: Payload,
  { tenantId, adminUrl }: { tenantId: number; adminUrl: string },
): Promise<StaffSite | null> {
  const own = await payload.findByID({ collection: 'tenants', id: tenantId, depth: 1, disableErrors: true })
  if (!own) return null
  const template = typeof own.template === 'object' ? own.template : null
  const host = own.hosts?.[0]?.host
  return {
    id: own.id,
    slug: own.slug,
    origin: host ? originOf(host, adminUrl) : '',
    country: own.country,
    isTemplate: own.isTemplate === true,
    rules: listingRulesOf(inheritSite(template, own).config),
  }
}
