import type { CollectionSlug, PayloadRequest } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'

export interface StoredVersion {
  id: number
  updatedAt: string
  isAutosave: boolean
  content: Record<string, unknown>
}

interface VersionReference {
  collection: string
  /** The document. */
  parent: number
  id: number
}

/** A version of a document, if the user may read it; null otherwise. */
export async function readVersion(
  req: PayloadRequest,
  { collection, parent, id }: VersionReference,
): Promise<StoredVersion | null> {
  const [found] = await findVersions(req, { collection, parent, where: { id: { equals: id } }, limit: 1 })
  return found ?? null
}

interface VersionQuery {
  collection: string
  parent: number
  where?: Record<string, { equals?: unknown; less_than?: unknown }>
  limit: number
  page?: number
}

/** The versions of a document that the user may read, the newest first. */
export async function findVersions(req: PayloadRequest, query: VersionQuery): Promise<StoredVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: query.collection as CollectionSlug,
    where: { and: [{ parent: { equals: query.parent } }, ...(query.where ? [query.where] : [])] },
    sort: '-updatedAt',
    limit: query.limit,
    page: query.page ?? 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id, updatedAt, version, ...rest }) => ({
    id: Number(id),
    updatedAt,
    isAutosave: 'autosave' in rest && rest.autosave === true,
    content: isFields(version) ? version : {},
  }))
}
