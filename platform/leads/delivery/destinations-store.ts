import type { Payload, Where } from 'payload'
import { unseal } from '#cms/index.ts'
import type { DestinationKind } from '#schemas/lead/destination.ts'
import type { LeadFilter } from '#schemas/lead/fits-filter.ts'
import { type Reference, referenceId } from '../../base/database/reference-id.ts'

/** A destination of a site's leads. */
export interface Destination extends LeadFilter {
  id: number
  tenantId: number
  name: string
  kind: DestinationKind
  isActive: boolean
  addresses: string[]
  url: string
  /** The dealer's name at the destination. */
  vendor: string
  /** Secret for signing HTTP requests; null if there is none. */
  secret: string | null
}

/** A document as Payload's Local API returns it. */
interface DestinationDocument {
  id: number
  name: string
  kind: DestinationKind
  active?: boolean | null
  addresses?: string[] | null
  url?: string | null
  vendor?: string | null
  secret_sealed?: string | null
  categories?: string[] | null
  locations?: Reference[] | null
}

const read = { depth: 0, overrideAccess: true, showHiddenFields: true } as const

/** Null if it was deleted or belongs to another site. */
export async function findDestination(
  payload: Payload,
  { tenantId, id }: { tenantId: number; id: number },
): Promise<Destination | null> {
  const where: Where = { and: [{ id: { equals: id } }, { tenant: { equals: tenantId } }] }
  const { docs } = await payload.find({ collection: 'lead-destinations', ...read, limit: 1, where })
  return docs[0] ? asDestination(payload, { doc: docs[0], tenantId }) : null
}

/** Active destinations. */
export async function listDestinations(payload: Payload, tenantId: number): Promise<Destination[]> {
  const where: Where = { and: [{ active: { equals: true } }, { tenant: { equals: tenantId } }] }
  const { docs } = await payload.find({ collection: 'lead-destinations', ...read, pagination: false, where })
  return docs.map((doc) => asDestination(payload, { doc, tenantId }))
}

const asDestination = (
  payload: Payload,
  { doc, tenantId }: { doc: DestinationDocument; tenantId: number },
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
  locations: (doc.locations ?? []).flatMap((location) => referenceId(location) ?? []),
})
