import type { Event } from '#schemas/event.ts'
import type { Content } from '../content/content.ts'
import type { Logger } from '../base/log.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { addressTags, eventTags } from './event-tags.ts'

interface FanOut {
  content: Content
  cache: PageCache
  log: Logger
}

/** Lets a web process forget what a change made out of date, for the tenant and, where it is a template, for its sites. */
export const fanOut =
  ({ content, cache, log }: FanOut) =>
  async (events: Event[]): Promise<void> => {
    for (const event of events) {
      const touched = content.touchedBy(event.tenantId)
      const { routesChanged } = await content.forget(event).catch((error: unknown) => {
        log.error({ err: error, event }, 'cache invalidation failed; invalidating every route')
        return { routesChanged: true }
      })
      const tags = routesChanged ? [...eventTags(event), ...addressTags] : eventTags(event)
      for (const tenantId of new Set([...touched, ...content.touchedBy(event.tenantId)])) cache.dropTags(tenantId, tags)
    }
  }
