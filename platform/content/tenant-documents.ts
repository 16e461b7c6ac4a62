import type { CollectionSlug, Payload, Where } from 'payload'
import type { TenantRef } from './content.ts'

/** A document as the Local API answers it, before it is parsed. */
export type Stored = Record<string, unknown> & { id: number }

export interface OwnQuery {
  where?: Where
  sort?: string
  limit?: number
  page?: number
  select?: Record<string, true>
  /** The template's documents as well. */
  withTemplate?: boolean
}

/**
 * The one place from which the public side asks the Local API, which skips access control: tenant and published status are always added.
 * Nothing is populated.
 */
export async function findTenantDocuments(
  payload: Payload,
  { tenant, collection, ...query }: OwnQuery & { tenant: TenantRef; collection: CollectionSlug },
): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: boundary(payload, { tenant, collection, ...query }) },
    depth: 0,
    overrideAccess: true,
    draft: false,
    ...(query.limit === undefined ? { pagination: false, limit: 0 } : { limit: query.limit, page: query.page ?? 1 }),
    ...(query.sort ? { sort: query.sort } : {}),
    ...(query.select ? { select: { ...query.select, tenant: true } } : {}),
  })
  return docs.flatMap((doc) => (typeof doc.id === 'number' ? [{ ...doc, id: doc.id }] : []))
}

export async function countTenantDocuments(
  payload: Payload,
  query: { tenant: TenantRef; collection: CollectionSlug; where: Where },
): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: query.collection,
    where: { and: boundary(payload, query) },
    overrideAccess: true,
  })
  return totalDocs
}

/** The newest version of a document of the tenant or its template, published or not. For previews alone. */
export async function findDraft(
  payload: Payload,
  { tenant, collection, id }: { tenant: TenantRef; collection: CollectionSlug; id: number },
): Promise<Stored | null> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { tenant: { in: ownersOf(tenant, true) } }] },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    draft: true,
  })
  const [doc] = docs
  return doc && typeof doc.id === 'number' ? { ...doc, id: doc.id } : null
}

const ownersOf = ({ id, templateId }: TenantRef, withTemplate: boolean): number[] =>
  withTemplate && templateId !== null ? [id, templateId] : [id]

function boundary(
  payload: Payload,
  { tenant, collection, where, withTemplate = false }: OwnQuery & { tenant: TenantRef; collection: CollectionSlug },
): Where[] {
  const hasDrafts = Boolean(payload.collections[collection]?.config.versions?.drafts)
  return [
    { tenant: { in: ownersOf(tenant, withTemplate) } },
    ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
    ...(where ? [where] : []),
  ]
}
