import { LRUCache } from 'lru-cache'
import type { PageRequest } from './page-request.ts'
import type { PreparedPage } from './prepared-page.ts'

/** A cached page. Times are milliseconds of the cache's clock. */
export interface StoredPage {
  request: PageRequest
  prepared: PreparedPage
  tags: string[]
  /** Served as fresh until then, and as stale while a new one is rendered afterwards. */
  freshUntil: number
  /** From then on a renewal is tried before it is served. */
  staleUntil: number
  /** Dropped by a change: served again only after an error or during overload. */
  isDropped: boolean
  /** Time of the next attempt after a failed renewal. */
  retryAt: number
}

export interface PageStoreOptions {
  /** Limit for pages without a query. */
  bytes: number
  /** Limit for search states and missing pages, of which anyone can request any number. */
  bytesOfVariants: number
}

/** Pages by key in two segments bounded by bytes, with an index from tag to pages. */
export class PageStore {
  #pages: LRUCache<string, StoredPage>
  #variants: LRUCache<string, StoredPage>
  #keysByTag = new Map<string, Set<string>>()

  constructor(options: PageStoreOptions) {
    this.#pages = this.#segment(options.bytes)
    this.#variants = this.#segment(options.bytesOfVariants)
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key) ?? this.#variants.get(key)
  }

  set(key: string, stored: StoredPage): void {
    const isVariant = stored.request.search !== '' || stored.prepared.status !== 200
    const [into, other] = isVariant ? [this.#variants, this.#pages] : [this.#pages, this.#variants]
    other.delete(key)
    into.set(key, stored)
    if (!into.has(key)) return
    for (const tag of stored.tags) this.#keysOf(stored.request.tenantId, tag).add(key)
  }

  /** Pages of a tenant with a tag. */
  *tagged(tenantId: number, tag: string): Generator<StoredPage> {
    for (const key of this.#keysByTag.get(tagKey(tenantId, tag)) ?? []) {
      const stored = this.#pages.peek(key) ?? this.#variants.peek(key)
      if (stored) yield stored
    }
  }

  *all(): Generator<StoredPage> {
    yield* this.#pages.values()
    yield* this.#variants.values()
  }

  get size(): { pages: number; bytes: number; tags: number } {
    return {
      pages: this.#pages.size + this.#variants.size,
      bytes: this.#pages.calculatedSize + this.#variants.calculatedSize,
      tags: this.#keysByTag.size,
    }
  }

  #segment(maxSize: number): LRUCache<string, StoredPage> {
    return new LRUCache({
      maxSize,
      sizeCalculation: (stored) => stored.prepared.bytes,
      dispose: (stored, key) => this.#forget(stored, key),
    })
  }

  #keysOf(tenantId: number, tag: string): Set<string> {
    const name = tagKey(tenantId, tag)
    const keys = this.#keysByTag.get(name) ?? new Set<string>()
    this.#keysByTag.set(name, keys)
    return keys
  }

  #forget(stored: StoredPage, key: string) {
    for (const tag of stored.tags) {
      const name = tagKey(stored.request.tenantId, tag)
      const keys = this.#keysByTag.get(name)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(name)
    }
  }
}

const tagKey = (tenantId: number, tag: string) => `${tenantId} ${tag}`
