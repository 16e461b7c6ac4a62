import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, Where } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'
import { describePath } from './describe-path.ts'
import { type Edit, listEdits, recordEdits } from './edits.ts'
import { lockDocuments } from './lock-documents.ts'
import { pickContent, isByPerson, preconditionRequired, readSave, timeRequired } from './precondition.ts'
import {
  isBulkResult,
  listTargets,
  noteRefused,
  readRefused,
  refuseDocument,
  type RefusedDocument,
} from './bulk-operation.ts'
import { describeEdits, listUnseenChanges } from './unseen-changes.ts'

/**
 * A bulk save sets a few fields of many documents and sends the time at which its author read them. A document in which another person
 * changed one of these fields since is skipped and listed under `errors`; in all others only these fields are set. Publishing includes all
 * fields, so a document with any change since is skipped.
 */
export const mergeBulkSaves: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || !isBulkUpdate(args)) return args
  const save = req.user ? readSave(args.data, req.headers) : null
  const data: Record<string, unknown> = save?.data ?? args.data
  const mine = pickContent(data)
  const isPerson = isByPerson(req, overrideAccess)
  if (isPerson && !(await collection.access.update({ req, data }))) return { ...args, data }
  const isPublished = data['_status'] === 'published'
  const isGuarded = isPerson && !save?.isForced && (isPublished || Object.keys(mine).length > 0)
  if (isGuarded && !save?.unchangedSince) throw isPublished ? timeRequired() : preconditionRequired()
  const ids = await listTargets(req, { collection, args, overrideAccess: !isPerson })
  await lockDocuments(req, { collection: collection.slug, ids })
  const since = isGuarded ? save?.unchangedSince : null
  const refused = since ? await listRefused(since) : []
  const taken = ids.filter((id) => !refused.some((each) => each.id === id))
  const going = { ...data }
  noteRefused(going, refused)
  return { ...args, data: going, where: { and: [args.where, { id: { in: taken } }] } }

  async function listRefused(since: Date): Promise<RefusedDocument[]> {
    if (isPublished) {
      const unseen = await listUnseenChanges(req, { collection, ids, since })
      return [...unseen].map(([id, changes]) => refuseDocument(id, { done: 'published', changes }))
    }
    const edits = (await listEdits(req, { collection: collection.slug, ids, since })).filter(isForeign)
    return [...Map.groupBy(edits, ({ documentId }) => documentId)].map(([id, own]) =>
      refuseDocument(id, { done: 'changed', changes: describeEdits(own, label) }),
    )
  }

  function isForeign({ by, path }: Edit): boolean {
    return by.id !== req.user?.id && path[0] !== undefined && path[0] in mine
  }

  function label({ path }: Edit): string {
    return describePath({ config: req.payload.config, fields: collection.flattenedFields, path, versions: [mine] })
  }
}

/** Adds the skipped documents to Payload's errors, and records the edits of the rest. */
export const reportBulkSaves: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const refused = operation === 'update' && isBulkUpdate(args) ? readRefused(args.data) : undefined
  if (!refused || !isBulkUpdate(args) || !isBulkResult(result)) return result
  const paths = Object.keys(pickContent(args.data)).map((key) => [key])
  for (const { id } of result.docs) await recordEdits(req, { collection: collection.slug, id: Number(id), paths })
  return Object.assign(result, { errors: [...result.errors, ...refused] })
}

interface BulkUpdate {
  where: Where
  data: Record<string, unknown>
  draft?: boolean
  limit?: number
}

const isBulkUpdate = (args: unknown): args is BulkUpdate =>
  isFields(args) && args['id'] === undefined && isFields(args['where']) && isFields(args['data'])
