import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { readId } from '../outbox/announce.ts'
import { isWithdrawn } from '../outbox/visibility.ts'
import type { AuditAction } from './audit-actions.ts'
import { readAuditSource, writeAudit } from './write-audit.ts'

interface Change {
  req: PayloadRequest
  action: AuditAction
  collection: { slug: string; admin: { useAsTitle?: string } }
  doc: Record<string, unknown>
}

/** Records documents that staff publish or unpublish. Imports and jobs have no user. */
export const auditPublishing: CollectionAfterChangeHook = async ({ collection, doc, req, context }) => {
  if (doc._status === 'published') await recordChange({ req, action: 'published', collection, doc })
  else if (doc._status === 'draft' && (await isWithdrawn({ req, context, collection: collection.slug, id: doc.id })))
    await recordChange({ req, action: 'unpublished', collection, doc })
  return doc
}

export const auditDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await recordChange({ req, action: 'deleted', collection, doc })
  return doc
}

async function recordChange({ req, action, collection, doc }: Change): Promise<void> {
  const { user } = req
  if (!user || typeof user.id !== 'number') return
  const title = doc[collection.admin.useAsTitle ?? 'id']
  await writeAudit(req, {
    action,
    tenantId: readId(doc.tenant),
    person: { id: user.id, email: user.email ?? '' },
    source: readAuditSource(req),
    subject: typeof title === 'string' ? title : String(doc.id),
    area: collection.slug,
    document: String(doc.id),
  })
}
