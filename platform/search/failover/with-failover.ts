import type { Pool } from 'pg'
import { everySite, listStale, markStale, clearStale } from '../index-backlog.ts'
import { SearchUnavailable, type Search } from '../search-port.ts'
import { createBreaker } from './breaker.ts'
import { staleSites } from './stale-sites.ts'

interface Engines {
  /** Another server, that may be away. */
  engine: Search
  /** The database's own search. */
  standby: Search
  pool: Pool
  /** Milliseconds between looks whether an engine that was away is back. */
  lookEvery?: number
}

/**
 * Both indexes are kept, and questions go to the engine. While it is away, and for a site of which it has missed a change until that is made up
 * for, the standby answers: a shopper notices nothing. A change that the engine cannot be told of is noted as owed, and `catchUp` pays.
 */
export function withFailover({ engine, standby, pool, lookEvery = 5_000 }: Engines): Search {
  const breaker = createBreaker({ isBack: engine.isHealthy, every: lookEvery, now: Date.now })
  const isOwed = staleSites(pool)

  const ask = async <T>(tenantId: number, question: (search: Search) => Promise<T>): Promise<T> => {
    if (breaker.isOpen() || (await isOwed(tenantId))) return question(standby)
    try {
      return await question(engine)
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      breaker.open()
      if (error.hasLostIndex) await markStale(pool, [everySite])
      return question(standby)
    }
  }

  /** Tells the engine too, or notes whose change it has missed. */
  const tell = async (tenantIds: readonly number[], change: () => Promise<void>): Promise<void> => {
    try {
      if (breaker.isOpen()) throw new SearchUnavailable('The search engine was away a moment ago.')
      await change()
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      breaker.open()
      await markStale(pool, tenantIds)
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
    // The standby reads a site's stock when it has to answer for it: a memory full of stock for a rare hour would be waste.
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
        const before = await listStale(pool)
        await engine.rebuild(batches)
        for (const owed of before) await clearStale(pool, owed)
      })
      return built
    },
    isHealthy: () => standby.isHealthy(),
    catchUp: async (refresh) => {
      const owed = await listStale(pool)
      if (owed.length === 0 || !(await engine.isHealthy())) return
      await engine.prepare()
      for (const one of owed) {
        await (one.tenantId === everySite ? refresh.everySite(engine) : refresh.site(engine, one.tenantId))
        await clearStale(pool, one)
      }
    },
  }
}
