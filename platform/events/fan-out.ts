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

/** Invalidates a web process's caches for the changed tenant and, for a template, its sites. */
export const fanOut =
  ({ content, cache, log }: FanOut) =>
  async (events: Event[]): Promise<void> => {
    for (const event of events) {
      const touched = content.touchedBy(event.tenantId)
      const { routesChanged, menusChanged } = await content.forget(event).catch((error: unknown) => {
        log.error({ err: error, event }, 'cache invalidation failed; invalidating every route')
        return { routesChanged: true, menusChanged: true }
      })
      const tags = [...eventTags(event), ...(routesChanged ? addressTags : []), ...(menusChanged ? ['menu'] : [])]
      for (const tenantId of new Set([...touched, ...content.touchedBy(event.tenantId)])) cache.dropTags(tenantId, tags)
    }
  }
