import type { CollectionSlug, Payload, Where } from 'payload'
import { isSharedByPlatform } from '#schemas/tenant/platform-template.ts'
import type { TenantRef } from './content.ts'

/** A document from the Local API, before it is parsed. */
export type RawDocument = Record<string, unknown> & { id: number }

export interface OwnQuery {
  where?: Where
  sort?: string
  limit?: number
  page?: number
  select?: Record<string, true>
  /** Includes the template's documents. */
  withTemplate?: boolean
  /** Includes what the platform shares with every site. */
  withPlatform?: boolean
}

/**
 * The only place where the public side queries the Local API, which skips access control: tenant and published status are always added.
 * Nothing is populated.
 */
export async function findTenantDocuments(
  payload: Payload,
  { tenant, collection, ...query }: OwnQuery & { tenant: TenantRef; collection: CollectionSlug },
): Promise<RawDocument[]> {
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

/** The newest version of a document of the tenant or of what is shared with it, published or not. Only for previews. */
export async function findDraft(
  payload: Payload,
  { tenant, collection, id }: { tenant: TenantRef; collection: CollectionSlug; id: number },
): Promise<RawDocument | null> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { tenant: { in: listOwners(tenant, everyOwner(collection)) } }] },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    draft: true,
  })
  const [doc] = docs
  return doc && typeof doc.id === 'number' ? { ...doc, id: doc.id } : null
}

/** For documents that are asked for by id or file name, not listed. */
export const everyOwner = (collection: CollectionSlug) => ({
  withTemplate: true,
  withPlatform: isSharedByPlatform(collection),
})

type Owners = Pick<OwnQuery, 'withTemplate' | 'withPlatform'>

const listOwners = (
  { id, templateId, platformId }: TenantRef,
  { withTemplate = false, withPlatform = false }: Owners,
): number[] =>
  [id, withTemplate ? templateId : null, withPlatform ? platformId : null].filter((owner) => owner !== null)

function boundary(
  payload: Payload,
  { tenant, collection, where, ...owners }: OwnQuery & { tenant: TenantRef; collection: CollectionSlug },
): Where[] {
  const hasDrafts = Boolean(payload.collections[collection]?.config.versions?.drafts)
  return [
    { tenant: { in: listOwners(tenant, owners) } },
    ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
    ...(where ? [where] : []),
  ]
}
