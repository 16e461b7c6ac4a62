import type { CollectionBeforeOperationHook } from 'payload'
import { listTargets } from './bulk-operation.ts'
import { lockDocuments } from './lock-documents.ts'
import { missingDocument } from './missing-document.ts'
import { readDelete } from './read-delete.ts'

/**
 * Of two requests that delete one document, or of which one saves it, the second waits for the first. Payload reads the document, then deletes its
 * versions and its rows one by one, and fails where another request deletes or adds some meanwhile.
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
  // Payload answers the staff of one site 403 for every document that they do not find.
  if (found.length > 0 && (await listTargets(req, target)).length === 0) throw missingDocument(req)
}
