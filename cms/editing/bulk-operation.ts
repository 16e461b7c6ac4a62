import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'
import { unseenMessage } from './refuse-stale-save.ts'

/** A document that a bulk operation skipped, as Payload lists it under `errors`. */
export interface RefusedDocument {
  id: number
  message: string
  isPublic: true
}

export const refuseDocument = (id: number, unseen: Parameters<typeof unseenMessage>[0]): RefusedDocument => ({
  id,
  message: unseenMessage(unseen),
  isPublic: true,
})

/** Rejected documents of an operation, keyed by the part of its arguments that Payload passes on. */
const refusedDocuments = new WeakMap<object, RefusedDocument[]>()

export const noteRefused = (key: object, refused: RefusedDocument[]) => refusedDocuments.set(key, refused)
export const readRefused = (key: object): RefusedDocument[] | undefined => refusedDocuments.get(key)

export const isBulkResult = (result: unknown): result is { docs: { id: number | string }[]; errors: unknown[] } =>
  isFields(result) && Array.isArray(result['docs']) && Array.isArray(result['errors'])

interface Target {
  collection: SanitizedCollectionConfig
  args: { where: Where; draft?: boolean; limit?: number }
  overrideAccess: boolean
}

/** The documents that a bulk operation affects. */
export async function listTargets(
  req: PayloadRequest,
  { collection, args, overrideAccess }: Target,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: args.where,
    draft: args.draft === true,
    depth: 0,
    pagination: false,
    limit: args.limit ?? 0,
    select: {},
    overrideAccess,
    user: req.user,
    req,
  })
  return docs.map(({ id }) => id)
}
