import type { Event, EventType } from '#schemas/event.ts'

/** The kind of document in each event, as the first part of a tag, and other tags that the event drops. */
const changes: Record<EventType, { kind: string; always: readonly string[] }> = {
  'page.changed': { kind: 'page', always: ['pages'] },
  'menu.changed': { kind: 'menu', always: ['menu'] },
  'section.changed': { kind: 'section', always: [] },
  'site.changed': { kind: 'site', always: ['site'] },
  'media.changed': { kind: 'media', always: [] },
  'redirect.changed': { kind: 'redirect', always: ['site'] },
  'slide.changed': { kind: 'slide', always: ['slides'] },
  'promo.changed': { kind: 'promo', always: ['promos'] },
  'vehicle.changed': { kind: 'vehicle', always: ['stock'] },
  'stock.imported': { kind: 'vehicle', always: ['stock'] },
  'location.changed': { kind: 'location', always: ['locations'] },
  'dealership.changed': { kind: 'dealership', always: ['locations', 'stock'] },
  'review.changed': { kind: 'review', always: ['reviews'] },
  'model.changed': { kind: 'model', always: ['models'] },
  'delivery.changed': { kind: 'delivery-zone', always: ['delivery'] },
  'lead.created': { kind: 'lead', always: [] },
  'lead.moved': { kind: 'lead', always: [] },
  'message.created': { kind: 'message', always: [] },
}

/**
 * Cache tags that an event drops. A page with document 12 carries both `page:12` and `page`, so that an event without ids ("any of them")
 * matches the kind alone. `vehicle.changed [12]` -> `stock`, `vehicle:12`.
 */
export function eventTags({ type, ids }: Pick<Event, 'type' | 'ids'>): string[] {
  const { kind, always } = changes[type]
  return [...always, ...(ids.length === 0 ? [kind] : ids.map((id) => `${kind}:${id}`))]
}

/** Tags of everything that depends on routing: missing pages, pattern pages, and pages whose header may link to a favourites page. */
export const addressTags = ['not-found', 'by-pattern']

/** A page's tags, plus the kind of each document tag: `vehicle:12` -> `vehicle:12`, `vehicle`. */
export const withKinds = (tags: Iterable<string>): string[] => [
  ...new Set([...tags].flatMap((tag) => (/:\d+$/.test(tag) ? [tag, tag.slice(0, tag.indexOf(':'))] : [tag]))),
]
