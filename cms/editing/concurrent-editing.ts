import type { CollectionAfterDeleteHook, CollectionConfig, Plugin, SanitizedConfig } from 'payload'
import { forgetEdits } from './edits.ts'
import { mergeBulkSaves, reportBulkSaves } from './merge-bulk-saves.ts'
import { mergeSaves } from './merge-saves.ts'
import { presenceEndpoint } from './presence-endpoint.ts'

/** Lets several people edit one document: every collection merges saves, and says who has a document open. The last plugin: it hooks into what the others add too. */
export const concurrentEditing: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), presenceEndpoint],
  collections: config.collections?.map(withMergedSaves),
})

const withMergedSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [mergeSaves, mergeBulkSaves, ...(collection.hooks?.beforeOperation ?? [])],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), reportBulkSaves],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), forget],
  },
})

const forget: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  forgetEdits(req, { collection: collection.slug, id: Number(id) })

/**
 * Payload's own locks shut out the second person, and hold nothing while autosave runs. After the config is complete, so that the table of locks
 * stays: the release before this one reads it.
 */
export const withoutLocks = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({ ...collection, lockDocuments: false })),
})
