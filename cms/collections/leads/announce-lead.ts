import type { CollectionAfterChangeHook } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { writeEvent } from '../../outbox/write-event.ts'

/**
 * Queues the delivery of a new lead, and of a lead that staff remove from spam. Deliveries prevent duplicates. A stage change by the
 * shopper (an accepted offer, a paid deposit) is announced again; a status change by staff is not.
 */
export const announceLead: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const tenantId = readId(doc.tenant)
  const isRescued = operation === 'update' && previousDoc?.status === 'spam' && doc.status !== 'spam'
  if ((operation === 'create' || isRescued) && tenantId !== null)
    await writeEvent(req, { tenantId, type: 'lead.created', ids: [doc.id] })
  const hasMoved =
    operation === 'update' && !req.user && Boolean(doc.subcategory) && previousDoc?.subcategory !== doc.subcategory
  if (hasMoved && tenantId !== null) await writeEvent(req, { tenantId, type: 'lead.moved', ids: [doc.id] })
  return doc
}
