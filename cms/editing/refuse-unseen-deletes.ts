import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, Where } from 'payload'
import { isBulkResult, listTargets, noteRefused, readRefused, refuseDocument } from './bulk-operation.ts'
import { lockDocuments } from './lock-documents.ts'
import { isByPerson, readPrecondition, timeRequired } from './precondition.ts'
import { readDelete } from './read-delete.ts'
import { refuseUnseen } from './refuse-stale-save.ts'
import { listUnseenChanges } from './unseen-changes.ts'

/**
 * Prevents deleting unseen changes: a document that others changed or created after the list was read is skipped and listed under `errors`.
 * Deleting several documents requires the time at which they were read; for one it is optional.
 */
export const refuseUnseenDeletes: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'delete' || !isByPerson(req, overrideAccess)) return args
  const deletion = readDelete(args)
  if (!deletion) return args
  // Payload reports the missing permission.
  if (!(await collection.access.delete({ req, ...(deletion.id === undefined ? {} : { id: Number(deletion.id) }) })))
    return args
  const { unchangedSince: since, isForced } = readPrecondition(req.headers)
  if (deletion.id !== undefined) {
    if (since && !isForced) await refuseOne(Number(deletion.id), since)
    return args
  }
  if (!since && !isForced) throw timeRequired()
  const { where = {} } = deletion
  const ids = await listTargets(req, { collection, args: { where }, overrideAccess: false })
  await lockDocuments(req, { collection: collection.slug, ids, isDeletion: true })
  if (!since || isForced) return args
  const unseen = await listUnseenChanges(req, { collection, ids, since })
  const going: Where = { and: [where, { id: { in: ids.filter((id) => !unseen.has(id)) } }] }
  noteRefused(
    going,
    [...unseen].map(([id, changes]) => refuseDocument(id, { done: 'deleted', changes })),
  )
  return { ...args, where: going }

  async function refuseOne(id: number, since: Date): Promise<void> {
    await lockDocuments(req, { collection: collection.slug, ids: [id] })
    const changes = (await listUnseenChanges(req, { collection, ids: [id], since, areOpen: true })).get(id)
    if (changes !== undefined) throw refuseUnseen({ done: 'deleted', changes, opened: 'it' })
  }
}

export const reportUnseenDeletes: CollectionAfterOperationHook = ({ args, operation, result }) => {
  const where = operation === 'delete' ? readDelete(args)?.where : undefined
  const refused = where && readRefused(where)
  return refused && isBulkResult(result) ? Object.assign(result, { errors: [...result.errors, ...refused] }) : result
}
