import type { CollectionBeforeOperationHook } from 'payload'
import { listTargets } from './bulk-operation.ts'
import { lockDocuments } from './lock-documents.ts'
import { missingDocument } from './missing-document.ts'
import { readDelete } from './read-delete.ts'

/**
 * Serialises two deletions, or a deletion and a save, of one document. Payload reads the document, then deletes its versions and rows one
 * by one, and fails if another request changes them meanwhile.
 */
export const lockDeletedDocument: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess = false,
  req,
}) => {
  const id = operation === 'delete' ? readDelete(args)?.id : undefined
  if (id === undefined) return
  const target = { collection, args: { where: { id: { equals: id } } }, overrideAccess }
  const found = await listTargets(req, target)
  await lockDocuments(req, { collection: collection.slug, ids: found, isDeletion: true })
  // Payload answers staff of one site 403 for every document that they cannot find.
  if (found.length > 0 && (await listTargets(req, target)).length === 0) throw missingDocument(req)
}
