import type { CollectionBeforeChangeHook } from 'payload'
import { importAuthor } from '../../versions/author.ts'
import { addAuthor } from '../../versions/record-author.ts'

/** Stores the imported values as the first version of a vehicle from a feed, because imports write no versions. */
export const savePreviousVersion: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const where = { parent: { equals: originalDoc.id } }
  const { totalDocs } = await req.payload.db.countVersions({ collection: collection.slug, where, req })
  if (totalDocs > 0) return data
  const { createdAt, updatedAt } = originalDoc
  await req.payload.db.createVersion({
    autosave: false,
    collectionSlug: collection.slug,
    createdAt: updatedAt ?? createdAt,
    updatedAt: updatedAt ?? createdAt,
    parent: originalDoc.id,
    versionData: originalDoc,
    req,
  })
  await addAuthor(req, { collection: collection.slug, document: Number(originalDoc.id), author: importAuthor })
  return data
}
