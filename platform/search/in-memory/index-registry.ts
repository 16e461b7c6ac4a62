import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { isOutage } from '#cms/database/is-outage.ts'
import { followIndex, indexState, loadIndex, type LoadedIndex } from './load-index.ts'
import type { StockIndex } from './index/stock-index.ts'

/** Vehicles that a process keeps in memory, of all sites together: at some 500 bytes each. The sites asked longest ago make room. */
const mostVehicles = 2_000_000
/** What a site without stock costs, in vehicles. */
const leastSize = 200

export interface IndexRegistry {
  /** The site's stock as the index has it now. */
  get: (tenantId: number) => Promise<StockIndex>
  /** Reads every site's stock, the largest first, as far as memory is meant for it. Gives the sites that were read. */
  warm: () => Promise<number[]>
  /** Reads what has changed of a site's stock, or all of it while there is room. */
  keepWarm: (tenantId: number) => Promise<void>
}

/**
 * Each site's stock, read once and then followed: every question first asks for the site's version, and reads what changed since. So an answer
 * is never older than its question, in any process. While the database is away, answers come from what was last read.
 */
interface IndexRegistryOptions {
  pool: Pool
  /** Counts the stock of all sites, which may take longer than a visitor's question may. */
  indexPool?: Pool
  /** Vehicles kept in memory. */
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

  /** One at a time for a site, and everybody who asks meanwhile waits for the same. */
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
    const state = await indexState(pool, tenantId)
    const loaded = known.get(tenantId)
    if (loaded?.build === state.build && loaded.version >= state.version) return loaded
    const next = await inTurn(tenantId, async () => {
      const followed = loaded ? await followIndex(pool, tenantId, loaded) : null
      if (followed) return followed
      // A change that was committed between two parts is in one of them alone, until it is followed.
      const read = await loadIndex(pool, tenantId)
      return (await followIndex(pool, tenantId, read)) ?? read
    })
    // Who waited for another's reading may have been told of a later version than that one saw.
    return next.build === state.build && next.version >= state.version ? next : current(tenantId)
  }

  const warm = async () => {
    const { rows } = await indexPool.query<{ tenantId: number; size: number }>(
      `select tenant_id as "tenantId", count(*)::int as size from search.vehicles
       where document is not null group by tenant_id order by size desc`,
    )
    let left = most
    const read: number[] = []
    for (const { tenantId, size } of rows) {
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

  const fits = async (tenantId: number): Promise<boolean> => {
    const { rows } = await pool.query<{ size: number }>(
      'select count(*)::int as size from search.vehicles where tenant_id = $1 and document is not null',
      [tenantId],
    )
    return known.calculatedSize + leastSize + (rows[0]?.size ?? 0) <= most
  }

  /** Without the database the stock is the one that was last read. */
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
