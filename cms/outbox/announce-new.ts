import type { CollectionAfterChangeHook } from 'payload'
import type { EventType } from '#schemas/event.ts'
import { idOf } from './announce.ts'
import { writeEvent } from './write-event.ts'

/** Writes an event with each new document, in its transaction; what is changed later tells nobody. */
export const announceNew =
  (type: EventType): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const tenantId = idOf(doc.tenant)
    if (operation === 'create' && tenantId !== null) await writeEvent(req, { tenantId, type, ids: [doc.id] })
    return doc
  }
