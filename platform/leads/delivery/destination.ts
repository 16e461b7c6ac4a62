import type { Payload, Where } from 'payload'
import { unseal } from '#cms/index.ts'
import type { LeadDestination } from '#cms/generated/payload-types.ts'
import type { DestinationKind } from '#schemas/lead/destination.ts'
import type { LeadFilter } from '#schemas/lead/fits-filter.ts'

/** Where a site's leads go. */
export interface Destination extends LeadFilter {
  id: number
  tenantId: number
  name: string
  kind: DestinationKind
  isActive: boolean
  addresses: string[]
  url: string
  /** How the dealer is called there. */
  vendor: string
  /** What HTTP requests are signed with; null where there is none. */
  secret: string | null
}

const read = { depth: 0, overrideAccess: true, showHiddenFields: true } as const

/** Null where it is gone, or belongs to another site. */
export async function findDestination(
  payload: Payload,
  { tenantId, id }: { tenantId: number; id: number },
): Promise<Destination | null> {
  const where: Where = { and: [{ id: { equals: id } }, { tenant: { equals: tenantId } }] }
  const { docs } = await payload.find({ collection: 'lead-destinations', ...read, limit: 1, where })
  return docs[0] ? asDestination(payload, { doc: docs[0], tenantId }) : null
}

/** Those that take leads now. */
export async function listDestinations(payload: Payload, tenantId: number): Promise<Destination[]> {
  const where: Where = { and: [{ active: { equals: true } }, { tenant: { equals: tenantId } }] }
  const { docs } = await payload.find({ collection: 'lead-destinations', ...read, pagination: false, where })
  return docs.map((doc) => asDestination(payload, { doc, tenantId }))
}

const asDestination = (
  payload: Payload,
  { doc, tenantId }: { doc: LeadDestination; tenantId: number },
): Destination => ({
  id: doc.id,
  tenantId,
  name: doc.name,
  kind: doc.kind,
  isActive: doc.active === true,
  addresses: doc.addresses ?? [],
  url: doc.url ?? '',
  vendor: doc.vendor ?? '',
  secret: doc.secret_sealed ? unseal(payload.secret, doc.secret_sealed) : null,
  categories: doc.categories ?? [],
  locations: (doc.locations ?? []).map((location) => (typeof location === 'object' ? location.id : location)),
})
