import type { CollectionAfterChangeHook } from 'payload'
import type { EventType } from '#schemas/event.ts'
import { readId } from './announce.ts'
import { writeEvent } from './write-event.ts'

/** Writes an event for each new document, in its transaction. Later changes write none. */
export const announceNew =
  (type: EventType): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const tenantId = readId(doc.tenant)
    if (operation === 'create' && tenantId !== null) await writeEvent(req, { tenantId, type, ids: [doc.id] })
    return doc
  }
