import { isProblem, type Problem, problem } from '#schemas/problem.ts'
import { type QueueClient, FairQueue, type FairQueueOptions } from '../limits/fair-queue.ts'
import { DropLog } from './drop-log.ts'
import { keyForSignedIn, getCacheKey, type PageRequest } from './page-request.ts'
import { PageStore, type StoredPage } from './page-store.ts'
import { type PreparedPage, preparePage, type UncompressedPage, type CacheStatus } from './prepared-page.ts'

/** A rendered page with cache metadata. `freshFor` is in seconds; 0 is not stored. */
export interface ProducedPage extends UncompressedPage {
  tags: string[]
  freshFor: number
  /** An outage omitted parts: an older complete page is served instead. */
  isDegraded: boolean
}

export interface PageCacheOptions {
  /** Renders a page. One of status 500 or above is not stored, and an older page is served instead. */
  produce: (request: PageRequest) => Promise<ProducedPage>
  now: () => number
  bytes: number
  bytesOfVariants: number
  renders: FairQueueOptions
  /** Seconds that an expired page may be served while a new one is rendered. */
  staleFor: number
  /** Milliseconds that a visitor waits for the new version of a dropped page before the old one is served. */
  timeoutMs: number
  /** Timeout of a render in milliseconds, in case a dependency does not answer. */
  renderAtMost: number
}

export interface ServedPage {
  page: PreparedPage
  serving: CacheStatus
}

/** Milliseconds until a failed renewal is retried. */
const retryAfter = 5_000
const attemptsWhileChanging = 3
const everyPage = '*'

type Rendering = Promise<ServedPage | Problem>

/** The client of a page; its IP limits its share of renders. */
export interface Visitor {
  /** Empty for the platform itself. */
  address: string
  isSignedIn?: boolean
}

interface CacheablePage extends Pick<ProducedPage, 'tags' | 'freshFor' | 'isDegraded'> {
  request: PageRequest
  prepared: PreparedPage
}

/**
 * Complete pages in memory, shared by all tenants and keyed by tenant first. One render per key at a time and a bounded number in total,
 * scheduled fairly by tenant and client IP. Dropped pages are rendered again before they are served; if that fails, the old page is served.
 */
export class PageCache {
  #options: PageCacheOptions
  #store: PageStore
  #queue: FairQueue
  #drops = new DropLog()
  #rendering = new Map<string, { page: Rendering; join: (client: QueueClient) => void }>()
  #isCutOff = false
  readonly served: Record<CacheStatus | 'busy', number> = { hit: 0, miss: 0, stale: 0, busy: 0 }

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#store = new PageStore(options)
    this.#queue = new FairQueue(options.renders)
  }

  /**
   * A page that can be served immediately, or null. A stale page is served while it is rendered again (stale-while-revalidate). Signed-in
   * shoppers get the other edition of a page that has two.
   */
  lookup(key: string, isSignedIn = false): ServedPage | null {
    const plain = this.#store.get(key)
    return this.#lookup(isSignedIn && plain?.prepared.hasAudiences ? keyForSignedIn(key) : key)
  }

  #lookup(key: string): ServedPage | null {
    const stored = this.#store.get(key)
    if (!stored || stored.isDropped) return null
    const now = this.#options.now()
    if (now >= stored.staleUntil) return null
    const isStale = now >= stored.freshUntil
    if (isStale && now >= stored.retryAt) this.#renewBehind(key, stored.request)
    return this.#serve(stored, isStale || this.#isCutOff ? 'stale' : 'hit')
  }

  /** The page, rendered if needed; the problem `busy` if the queue is full and there is no old page. */
  async fetch(request: PageRequest, { address, isSignedIn = false }: Visitor): Promise<ServedPage | Problem> {
    const plain = await this.#fetch(request, address)
    if (!isSignedIn || isProblem(plain) || !plain.page.hasAudiences) return plain
    return this.#fetch({ ...request, audience: 'signed-in' }, address)
  }

  async #fetch(request: PageRequest, address: string): Promise<ServedPage | Problem> {
    const key = getCacheKey(request)
    const ready = this.#lookup(key)
    if (ready) return ready
    const old = this.#store.get(key)
    if (old && this.#options.now() < old.retryAt) return this.#serve(old, 'stale')
    const rendering = this.#renew(key, { request, client: { tenantId: request.tenantId, address } })
    return old ? this.#patiently(rendering, old) : rendering
  }

  /** Pages with one of these tags are rendered again before they are served. */
  dropTags(tenantId: number, tags: Iterable<string>): void {
    const dropped = [...tags]
    this.#drops.add(tenantId, dropped)
    for (const tag of dropped) {
      for (const stored of this.#store.tagged(tenantId, tag)) {
        stored.isDropped = true
        stored.retryAt = 0
      }
    }
  }

  dropTenant(tenantId: number): void {
    this.dropTags(tenantId, [everyPage])
  }

  /** Marks every page stale, so that it is served at most once more before its renewal. For missed changes. */
  markAllStale(): void {
    const now = this.#options.now()
    for (const stored of this.#store.all()) {
      stored.freshUntil = Math.min(stored.freshUntil, now)
      stored.retryAt = 0
    }
  }

  /** Without the event connection, pages are served marked as stale, since they may be. */
  setCutOff(isCutOff: boolean): void {
    this.#isCutOff = isCutOff
  }

  get load(): { running: number; waiting: number; pages: number; bytes: number; tags: number } {
    return { running: this.#queue.running, waiting: this.#queue.depth, ...this.#store.size }
  }

  async drained(): Promise<void> {
    await this.#queue.drained()
  }

  #serve(stored: StoredPage, serving: CacheStatus): ServedPage {
    this.served[serving] += 1
    return { page: stored.prepared, serving }
  }

  #renewBehind(key: string, request: PageRequest): void {
    if (this.#rendering.has(key)) return
    void this.#renew(key, { request, client: { tenantId: request.tenantId, address: '', isBackground: true } })
  }

  /** Joins a render of the same page that is queued or running, at the earliest turn of all its clients. */
  #renew(key: string, { request, client }: { request: PageRequest; client: QueueClient }): Rendering {
    const underWay = this.#rendering.get(key)
    if (underWay) {
      underWay.join(client)
      return underWay.page
    }
    const { result, join } = this.#queue.enter(client, () => this.#makeAndKeep(key, request))
    const page = result
      .then((made) => (made === 'full' ? (this.#serveOld(key) ?? this.#busy()) : made))
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, { page, join })
    page.catch(() => undefined)
    return page
  }

  /** Repeats a render that a change overtook, so that no later visitor gets the old page. */
  async #makeAndKeep(key: string, request: PageRequest): Rendering {
    for (let attempt = 1; ; attempt += 1) {
      const from = this.#drops.begin()
      const made = await this.#make(request).catch((error: unknown) => {
        this.#drops.end(from)
        throw error
      })
      if (made === 'late') {
        this.#drops.end(from)
        const old = this.#store.get(key)
        return old ? this.#serveAfterFailure(old) : this.#busy()
      }
      const wasOvertaken = this.#drops.endedWith(from, { tenantId: request.tenantId, tags: made.tags })
      if (wasOvertaken && attempt < attemptsWhileChanging) continue
      const isWhole = made.prepared.status < 500 && !made.isDegraded
      const old = this.#store.get(key)
      if (!isWhole && old) return this.#serveAfterFailure(old)
      if (made.freshFor > 0 && made.prepared.status < 500) this.#keep(key, { ...made, isDropped: wasOvertaken })
      this.served.miss += 1
      return { page: made.prepared, serving: 'miss' }
    }
  }

  async #make(request: PageRequest): Promise<CacheablePage | 'late'> {
    const answer = await within(this.#options.renderAtMost, this.#options.produce(request))
    if (answer === 'late') return answer
    const { tags, freshFor, isDegraded, ...produced } = answer
    const prepared = await preparePage(produced)
    return { request, prepared, tags: [...new Set([...tags, everyPage])], freshFor, isDegraded }
  }

  #keep(key: string, { request, prepared, tags, freshFor, isDropped }: CacheablePage & { isDropped: boolean }) {
    const freshUntil = this.#options.now() + freshFor * 1000
    const staleUntil = freshUntil + this.#options.staleFor * 1000
    this.#store.set(key, { request, prepared, tags, isDropped, freshUntil, staleUntil, retryAt: 0 })
  }

  #serveOld(key: string): ServedPage | null {
    const old = this.#store.get(key)
    return old ? this.#serve(old, 'stale') : null
  }

  #serveAfterFailure(old: StoredPage): ServedPage {
    old.retryAt = this.#options.now() + retryAfter
    return this.#serve(old, 'stale')
  }

  #busy(): Problem {
    this.served.busy += 1
    return problem('busy')
  }

  async #patiently(rendering: Rendering, old: StoredPage): Promise<ServedPage | Problem> {
    const served = await within(this.#options.timeoutMs, rendering)
    return served === 'late' ? this.#serve(old, 'stale') : served
  }
}

async function within<T>(limit: number, answer: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limit)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
