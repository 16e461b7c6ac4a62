import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isOutage } from '#cms/database/is-outage.ts'
import { countDocuments, countDocumentsByTenant } from './documents-store.ts'
import { readIndexState } from './entries-store.ts'
import { followIndex, loadIndex, type LoadedIndex } from './load-index.ts'
import type { StockIndex } from './index/stock-index.ts'

/** Maximum vehicles in memory per process, about 500 bytes each. Least recently used sites are evicted. */
const mostVehicles = 2_000_000
/** Cost of a site without stock, in vehicles. */
const leastSize = 200

export interface IndexRegistry {
  /** The site's stock in the current index. */
  get: (tenantId: number) => Promise<StockIndex>
  /** Loads every site's stock, largest first, up to the memory limit. Returns the loaded sites. */
  warm: () => Promise<number[]>
  /** Updates a site's stock, or loads it if there is room. */
  keepWarm: (tenantId: number) => Promise<void>
}

/**
 * Each site's stock, loaded once and then updated incrementally: every query first reads the site's version, then the changes since. An
 * answer is therefore never older than its query, in any process. During a database outage, answers use the last loaded stock.
 */
interface IndexRegistryOptions {
  pool: Pool
  /** Pool for counting the stock of all sites, which may take longer than a visitor's query may. */
  indexPool?: Pool
  /** Maximum vehicles in memory. */
  most?: number
}

export function createIndexRegistry({
  pool,
  indexPool = pool,
  most = mostVehicles,
}: IndexRegistryOptions): IndexRegistry {
  const known = new LRUCache<number, LoadedIndex>({
    maxSize: most,
    sizeCalculation: ({ stockIndex }) => leastSize + stockIndex.length,
  })
  const underWay = new Map<number, Promise<LoadedIndex>>()

  /** One at a time per site; concurrent callers share the result. */
  const inTurn = async (tenantId: number, work: () => Promise<LoadedIndex>): Promise<LoadedIndex> => {
    const before = underWay.get(tenantId)
    if (before) return before
    const running = work().finally(() => underWay.delete(tenantId))
    underWay.set(tenantId, running)
    const loaded = await running
    known.set(tenantId, loaded)
    return loaded
  }

  const current = async (tenantId: number): Promise<LoadedIndex> => {
    const state = await readIndexState(pool, tenantId)
    const loaded = known.get(tenantId)
    if (loaded?.build === state.build && loaded.version >= state.version) return loaded
    const next = await inTurn(tenantId, async () => {
      const followed = loaded ? await followIndex(pool, tenantId, loaded) : null
      if (followed) return followed
      // A change committed between two parts is only in one of them until the next update.
      const read = await loadIndex(pool, tenantId)
      return (await followIndex(pool, tenantId, read)) ?? read
    })
    // A caller that joined another's load may have read a later version than that load contains.
    return next.build === state.build && next.version >= state.version ? next : current(tenantId)
  }

  const warm = async () => {
    let left = most
    const read: number[] = []
    for (const { tenantId, size } of await countDocumentsByTenant(indexPool)) {
      left -= size + leastSize
      if (left < 0) continue
      await current(tenantId)
      read.push(tenantId)
    }
    return read
  }

  const keepWarm = async (tenantId: number) => {
    if (known.has(tenantId) || (await fits(tenantId))) await current(tenantId)
  }

  const fits = async (tenantId: number): Promise<boolean> =>
    known.calculatedSize + leastSize + (await countDocuments(pool, tenantId)) <= most

  /** During a database outage the last loaded stock is used. */
  const get = async (tenantId: number): Promise<StockIndex> => {
    try {
      return (await current(tenantId)).stockIndex
    } catch (error) {
      const last = isOutage(error) ? known.get(tenantId) : undefined
      if (!last) throw error
      return last.stockIndex
    }
  }

  return { get, warm, keepWarm }
}
