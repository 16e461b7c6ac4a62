import { z } from 'zod'

/**
 * What the CMS or the importer changed, as a row of the outbox. Delivered at least once: handlers are idempotent. `ids` are documents of the
 * collection that the type names; an empty list means "any of them".
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

/** Stands in an event for the platform as a whole, which is no tenant: ids of tenants begin at 1. */
export const platformTenantId = 0

export const event = z.object({
  id: z.coerce.number().int(),
  tenantId: z.int(),
  type: eventType,
  ids: z.array(z.int()),
})
export type Event = z.infer<typeof event>
export type NewEvent = Omit<Event, 'id'>
