import type { CollectionAfterDeleteHook, CollectionConfig, Field, Plugin, SanitizedConfig } from 'payload'
import { forgetEdits } from './edits.ts'
import { lockDeletedDocument } from './lock-deleted-document.ts'
import { mergeBulkSaves, reportBulkSaves } from './merge-bulk-saves.ts'
import { mergeSaves } from './merge-saves.ts'
import { presenceEndpoint } from './presence-endpoint.ts'
import { refuseStaleRestore } from './refuse-stale-restore.ts'
import { refuseUnseenDeletes, reportUnseenDeletes } from './refuse-unseen-deletes.ts'

/** Lets several people edit one document: every collection merges saves, and says who has a document open. The last plugin: it hooks into what the others add too. */
export const concurrentEditing: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), presenceEndpoint],
  collections: config.collections?.map(withMergedSaves),
})

const withMergedSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...withOpenDocument(collection),
  hooks: {
    ...collection.hooks,
    // Last: what is too large or malformed is refused before it is merged.
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ...beforeOperations],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), reportBulkSaves, reportUnseenDeletes],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), forget],
  },
})

const beforeOperations = [mergeSaves, mergeBulkSaves, lockDeletedDocument, refuseUnseenDeletes, refuseStaleRestore]

/** A person's own account is a form without document controls: there the part is a field. */
function withOpenDocument(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {}
  const isAccount = collection.slug === 'users'
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), openDocument]
  return {
    ...collection,
    fields: isAccount ? [openDocumentField, ...collection.fields] : collection.fields,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: { ...components?.edit, ...(isAccount ? {} : { beforeDocumentControls }) },
      },
    },
  }
}

const openDocument = '/admin/editing/open-document.tsx#OpenDocument'

const openDocumentField: Field = {
  name: 'openDocument',
  type: 'ui',
  admin: { components: { Field: openDocument }, disableListColumn: true, disableBulkEdit: true },
}

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
