import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import type { EventType } from '#schemas/event.ts'
import { isWithdrawn, rememberVisibility } from './visibility.ts'
import { writeEvent } from './write-event.ts'

type Hooks = Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'>>

/**
 * Hooks that write an event when a change becomes visible to the public. A saved draft writes none; unpublishing does. A template's event
 * names the template: readers find its tenants by `tenants.template`.
 */
export function announce(type: EventType, tenantOf: (doc: Record<string, unknown>) => unknown): Hooks {
  const write: CollectionAfterDeleteHook = async ({ doc, req }) => {
    const tenantId = readId(tenantOf(doc))
    if (tenantId !== null) await writeEvent(req, { tenantId, type, ids: [doc.id] })
  }
  const beforeChange: CollectionBeforeChangeHook = async ({ collection, originalDoc, data, req, context }) => {
    if (data._status === 'draft' && originalDoc)
      await rememberVisibility({ req, context, collection: collection.slug, id: originalDoc.id })
    return data
  }
  const afterChange: CollectionAfterChangeHook = async (args) => {
    const { collection, doc, req, context } = args
    const changed = { req, context, collection: collection.slug, id: doc.id }
    const touchesPublic = doc._status !== 'draft' || (await isWithdrawn(changed))
    if (touchesPublic) await write({ ...args, id: doc.id })
    return doc
  }
  return { beforeChange: [beforeChange], afterChange: [afterChange], afterDelete: [write] }
}

export const readId = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null
}
