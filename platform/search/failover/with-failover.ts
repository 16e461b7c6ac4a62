import type { Pool } from 'pg'
import { clearStale, everySite, isStale, listStale, markStale } from '../index-backlog-store.ts'
import { SearchUnavailable, type Search } from '../search-port.ts'
import { createBreaker } from './breaker.ts'

interface Engines {
  /** A remote engine, which may be unavailable. */
  engine: Search
  /** The database's own search. */
  standby: Search
  /** For shoppers' questions. */
  pool: Pool
  /** For what may take long. The same as `pool` where that has no limits. */
  indexPool?: Pool
  /** Milliseconds between two checks whether an engine that was away is back. */
  checkEvery?: number
}

/**
 * Maintains both indexes and queries the engine. During its outage, and for sites with changes that it missed, the fallback answers without
 * a visible difference. Missed changes are recorded, and `catchUp` applies them.
 */
export function withFailover({ engine, standby, pool, indexPool = pool, checkEvery = 5_000 }: Engines): Search {
  const breaker = createBreaker({ isBack: engine.isHealthy, checkEvery })
  // Queried per search: another process may just have recorded a missed change, and a page rendered from the engine's older answer would
  // stay in the page cache. During a database outage no site counts as stale, since the fallback could not answer either.
  const lacksChanges = (tenantId: number) => isStale(pool, tenantId).catch(() => false)

  const ask = async <T>(tenantId: number, question: (search: Search) => Promise<T>): Promise<T> => {
    if (breaker.isOpen() || (await lacksChanges(tenantId))) return question(standby)
    try {
      return await breaker.ask(() => question(engine))
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      if (error.hasLostIndex) await markStale(indexPool, [everySite])
      return question(standby)
    }
  }

  /** Updates the engine, or records the sites whose change it missed. */
  const tell = async (tenantIds: readonly number[], change: () => Promise<void>): Promise<void> => {
    try {
      await breaker.ask(change)
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      await markStale(indexPool, tenantIds)
    }
  }

  return {
    engine: engine.engine,
    prepare: async () => {
      const { needsRebuild } = await standby.prepare()
      const prepared = { needsRebuild: false }
      await tell([everySite], async () => {
        prepared.needsRebuild = (await engine.prepare()).needsRebuild
      })
      return { needsRebuild: needsRebuild || prepared.needsRebuild }
    },
    // The fallback loads a site's stock on demand, since it is rarely used.
    warm: (tenantId) => engine.warm(tenantId),
    search: (request) => ask(request.tenantId, (search) => search.search(request)),
    searchMany: (requests) => ask(requests[0]?.tenantId ?? everySite, (search) => search.searchMany(requests)),
    put: async (documents) => {
      await standby.put(documents)
      await tell([...new Set(documents.map(({ tenant_id }) => tenant_id))], () => engine.put(documents))
    },
    remove: async (request) => {
      await standby.remove(request)
      await tell([request.tenantId], () => engine.remove(request))
    },
    ids: async (tenantId) => {
      const own = await standby.ids(tenantId)
      const theirs = await engine.ids(tenantId).catch((error: unknown) => {
        if (error instanceof SearchUnavailable) return []
        throw error
      })
      return [...new Set([...own, ...theirs])].sort((a, b) => a - b)
    },
    rebuild: async (batches) => {
      const built = await standby.rebuild(batches)
      await tell([everySite], async () => {
        const before = await listStale(indexPool)
        await engine.rebuild(batches)
        for (const owed of before) await clearStale(indexPool, owed)
      })
      return built
    },
    isHealthy: () => standby.isHealthy(),
    catchUp: async (refresh) => {
      const owed = await listStale(indexPool)
      if (owed.length === 0 || !(await engine.isHealthy())) return
      await engine.prepare()
      for (const one of owed) {
        await (one.tenantId === everySite ? refresh.everySite(engine) : refresh.site(engine, one.tenantId))
        await clearStale(indexPool, one)
      }
    },
  }
}
