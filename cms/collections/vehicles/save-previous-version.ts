import type { CollectionBeforeChangeHook } from 'payload'

/** The history of a vehicle that came by a feed begins with what the feed said: imports write no versions of their own. */
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
  return data
}
