import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { writeEvent } from '../../outbox/write-event.ts'

/**
 * A new lead is to be delivered; so is one that staff find among the spam and take out. Delivering it twice is seen to by its deliveries. One that
 * moves on by what the shopper does (an offer accepted, a deposit paid) is announced again; what staff file differently is their own affair.
 */
export const announceLead: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const tenantId = idOf(doc.tenant)
  const isRescued = operation === 'update' && previousDoc?.status === 'spam' && doc.status !== 'spam'
  if ((operation === 'create' || isRescued) && tenantId !== null)
    await writeEvent(req, { tenantId, type: 'lead.created', ids: [doc.id] })
  const hasMoved =
    operation === 'update' && !req.user && Boolean(doc.subcategory) && previousDoc?.subcategory !== doc.subcategory
  if (hasMoved && tenantId !== null) await writeEvent(req, { tenantId, type: 'lead.moved', ids: [doc.id] })
  return doc
}
