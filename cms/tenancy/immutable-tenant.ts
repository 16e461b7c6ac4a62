import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../outbox/announce.ts'
import { refusal } from '../refusal.ts'

/** Refuses to move a document to another tenant. */
export const blockTenantChange: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc }) => {
  if (operation !== 'update' || !data || !('tenant' in data) || !originalDoc) return data
  const before = idOf(originalDoc.tenant)
  if (before === null || idOf(data.tenant) === before) return data
  throw refusal(collection.slug, [
    { path: 'tenant', message: 'A document cannot move to another site. Create a new one there.' },
  ])
}
