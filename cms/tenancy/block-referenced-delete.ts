import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { requiredReferenceFields } from './required-reference-fields.ts'
import { conflict } from '../refusal.ts'
import * as texts from './texts.ts'

/**
 * Rejects the deletion of a referenced document with a readable message before the foreign key does, such as a location with test drives.
 * Optional references do not block it: they become empty.
 */
export const blockReferencedDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const counts = await Promise.all(
    requiredReferenceFields(req.payload.config.collections, collection.slug).map(async ({ by, field }) => {
      const { totalDocs } = await req.payload.db.count({ collection: by.slug, req, where: { [field]: { equals: id } } })
      return { by, totalDocs }
    }),
  )
  const needed = counts.filter(({ totalDocs }) => totalDocs > 0)
  if (needed.length === 0) return
  const dependents = needed.map(({ by, totalDocs }) => `${totalDocs} ${wordFor(by.labels, totalDocs)}`).join(' and ')
  const itself = wordFor(collection.labels, 1)
  throw conflict(texts.thisItselfCannotDeletedBecauseItUsed({ itself, dependents }))
}

function wordFor(labels: CollectionConfig['labels'], count: number): string {
  const label: unknown = count === 1 ? labels?.singular : labels?.plural
  return typeof label === 'string' ? label.toLowerCase() : 'others'
}
