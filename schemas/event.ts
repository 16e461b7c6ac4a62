import { z } from 'zod'

/**
 * Outbox events about changes by the CMS or the importer. Delivered at least once, so handlers are idempotent. `ids` are documents of the
 * type's collection; an empty list means any of them.
 */
export const eventTypes = [
  'page.changed',
  'menu.changed',
  'section.changed',
  'site.changed',
  'media.changed',
  'redirect.changed',
  'slide.changed',
  'promo.changed',
  'vehicle.changed',
  'stock.imported',
  'location.changed',
  'dealership.changed',
  'review.changed',
  'model.changed',
  'delivery.changed',
  'lead.created',
  'lead.moved',
  'message.created',
] as const
export const eventType = z.enum(eventTypes)
export type EventType = z.infer<typeof eventType>

/** The tenant id of events about the platform as a whole: real ids start at 1. */
export const platformTenantId = 0

export const event = z.object({
  id: z.coerce.number().int(),
  tenantId: z.int(),
  type: eventType,
  ids: z.array(z.int()),
})
export type Event = z.infer<typeof event>
export type NewEvent = Omit<Event, 'id'>
