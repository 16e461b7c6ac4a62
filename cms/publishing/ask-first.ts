import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { readText } from '../fields/read-text.ts'
import { refusal } from '../refusal.ts'
import * as texts from './texts.ts'

/**
 * Asks for these fields before a document is stored. Payload's form of a new document with autosave stores an empty one as soon as it opens,
 * so a page of our own takes its address, and an empty document is refused wherever it comes from.
 */
export const askFirst = (collection: CollectionConfig, fieldNames: readonly string[]): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      views: {
        ...collection.admin?.components?.views,
        new: {
          Component: { path: '/admin/new-document/new-document.tsx#NewDocument', serverProps: { fieldNames } },
          path: '/create',
          exact: true,
        },
      },
    },
  },
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), refuseEmpty(fieldNames)],
  },
})

/** The platform's own code may store what it fills in later. An address is made of the title where it is missing. */
const refuseEmpty =
  (fieldNames: readonly string[]): CollectionBeforeOperationHook =>
  ({ args, collection, operation, overrideAccess }) => {
    if (operation !== 'create' || overrideAccess === true || isCopy(args)) return args
    const data: unknown = 'data' in args ? args.data : {}
    const first = fieldNames.find((field) => field !== 'path')
    const value = first !== undefined && isFields(data) ? readText(data[first]) : ''
    if (first === undefined || value.trim() !== '') return args
    throw refusal(collection.slug, [{ path: first, message: texts.giveItANameFirst }])
  }

const isCopy = (args: object): boolean => 'duplicateFromID' in args && args.duplicateFromID !== undefined

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
