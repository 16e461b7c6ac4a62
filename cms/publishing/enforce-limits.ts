import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { findMalformed, listPageRules } from '#blocks/index.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { findExcess } from '#schemas/page/find-excess.ts'
import { listPlacementIssues } from '#schemas/page/operations/placement-issues.ts'
import { type FieldProblem, refusal } from '../refusal.ts'

/**
 * Rejects a document that exceeds `documentLimits`, or whose layout is not a list of blocks, before other hooks run: their cost grows with
 * the number of blocks. It covers every write: form, REST, bulk change, restored version and our own code.
 */
export const enforceLimits: CollectionBeforeOperationHook = async (operation) => {
  const data = await findWritten(operation)
  if (data === null) return
  // A save may carry the fields that it started from: a document of its own, which is merged.
  const { _base, ...document } = data
  refuseExcess(operation.collection.slug, document)
  const excess = findExcess(_base)
  if (excess !== null) throw refusal(operation.collection.slug, [{ path: 'layout', message: excess }])
}

type Operation = Pick<Parameters<CollectionBeforeOperationHook>[0], 'args' | 'collection' | 'operation' | 'req'>

/** The document that an operation writes: its data, or the version that it restores. */
export const findWritten = async ({
  args,
  collection,
  operation,
  req,
}: Operation): Promise<Record<string, unknown> | null> =>
  operation === 'restoreVersion' ? findVersion(req, collection.slug, args) : findData(args)

/** Throws if the document exceeds the limits. `lead` starts the message. */
export function refuseExcess(collection: string, data: Record<string, unknown>, lead?: string): void {
  const excess = findExcess(data)
  const problem =
    excess === null
      ? (findMalformed(data['layout']) ?? findWithoutForm(data['layout']))
      : { path: 'layout', message: excess }
  if (problem !== null) throw refusal(collection, [problem], lead)
}

/** A block in a slot that does not take it: a draft with one could not be opened any more. */
function findWithoutForm(layout: unknown): FieldProblem | null {
  const nodes = Array.isArray(layout) ? layout.filter(isBlockNode) : []
  const issue = listPlacementIssues(nodes, listPageRules({})).find(({ isWithoutForm }) => isWithoutForm)
  return issue ? { path: 'layout', message: issue.sentence } : null
}

const findData = (args: object): Record<string, unknown> | null =>
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
