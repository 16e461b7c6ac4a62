import type { CollectionBeforeValidateHook } from 'payload'
import { readId } from '../outbox/announce.ts'
import { refusal } from '../refusal.ts'
import * as texts from './texts.ts'

/** Refuses to move a document to another tenant. */
export const blockTenantChange: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc }) => {
  if (operation !== 'update' || !data || !('tenant' in data) || !originalDoc) return data
  const before = readId(originalDoc.tenant)
  if (before === null || readId(data.tenant) === before) return data
  throw refusal(collection.slug, [{ path: 'tenant', message: texts.aDocumentCannotMoveToAnotherSite }])
}
