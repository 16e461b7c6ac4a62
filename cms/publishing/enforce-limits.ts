import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { findMalformed } from '#blocks/index.ts'
import { findExcess } from '#schemas/page/find-excess.ts'
import { refusal } from '../refusal.ts'

/**
 * Refuses a document that is beyond `documentLimits`, or whose layout is no list of blocks, before anything else looks at it: what Payload and our own
 * hooks do costs by the block. It runs for every write, whether it comes from the form, REST, a bulk change, a restored version or our own code.
 */
export const enforceLimits: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const data = operation === 'restoreVersion' ? await findVersion(req, collection.slug, args) : dataOf(args)
  if (data !== null) refuseExcess(collection.slug, data)
}

/** Throws where a document is beyond the limits; `lead` begins the message. */
export function refuseExcess(collection: string, data: Record<string, unknown>, lead?: string): void {
  const excess = findExcess(data)
  const problem = excess === null ? findMalformed(data['layout']) : { path: 'layout', message: excess }
  if (problem !== null) throw refusal(collection, [problem], lead)
}

const dataOf = (args: object): Record<string, unknown> | null =>
  'data' in args && isRecord(args.data) ? args.data : null

async function findVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  args: object,
): Promise<Record<string, unknown> | null> {
  if (!('id' in args) || (typeof args.id !== 'string' && typeof args.id !== 'number')) return null
  const where = { id: { equals: args.id } }
  const { docs } = await req.payload.db.findVersions({ collection, where, limit: 1, pagination: false, req })
  return docs[0]?.version ?? null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
