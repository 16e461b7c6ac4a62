import type { CollectionAfterDeleteHook, CollectionConfig, Field, Plugin, SanitizedConfig } from 'payload'
import { forgetEdits } from './edits.ts'
import { lockDeletedDocument } from './lock-deleted-document.ts'
import { mergeBulkSaves, reportBulkSaves } from './merge-bulk-saves.ts'
import { mergeSaves } from './merge-saves.ts'
import { presenceEndpoint } from './presence-endpoint.ts'
import { refuseStaleRestore } from './refuse-stale-restore.ts'
import { unsavedEndpoint } from './unsaved-endpoint.ts'
import { refuseUnseenDeletes, reportUnseenDeletes } from './refuse-unseen-deletes.ts'

/**
 * Lets several people edit one document: every collection merges saves and reports who has a document open. It must be the last plugin,
 * since it wraps the hooks of the others.
 */
export const concurrentEditing: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), presenceEndpoint, unsavedEndpoint],
  collections: config.collections?.map(withMergedSaves),
})

const withMergedSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...withOpenDocument(collection),
  hooks: {
    ...collection.hooks,
    // Last: oversized or malformed input is rejected before it is merged.
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ...beforeOperations],
    afterOperation: [...(collection.hooks?.afterOperation ?? []), reportBulkSaves, reportUnseenDeletes],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), forget],
  },
})

const beforeOperations = [mergeSaves, mergeBulkSaves, lockDeletedDocument, refuseUnseenDeletes, refuseStaleRestore]

/** An account's own form has no document controls, so the component is a field there. */
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
 * Removes Payload's document locks: they exclude a second editor, and do not hold while autosave runs. Applied after the config is
 * sanitized, so that the lock table stays for the previous release.
 */
export const withoutLocks = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({ ...collection, lockDocuments: false })),
})
