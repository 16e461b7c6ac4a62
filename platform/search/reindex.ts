import type { Pool } from 'pg'
import { withAdvisoryLock } from '#cms/database/advisory-lock.ts'
import { applyEvent, followedEvents } from './apply-event.ts'
import { saveIndexedSettings, prepareBacklog } from './index-backlog-store.ts'
import { readIndexedSites, serializeSettings } from './indexed-sites.ts'
import { markOutbox, readEventsSince, type OutboxMark } from './outbox-store.ts'
import { buildDocuments, indexedVehicles, refreshTenant, type IndexContext } from './refresh-vehicles.ts'
import { listTenantIds } from './tenants-store.ts'
import { countVehicles } from './vehicles-store.ts'

export interface ReindexResult {
  documents: number
  ms: number
}

/**
 * Rebuilds the search index from the database beside the one in use and swaps them, then applies changes made meanwhile. A concurrent
 * rebuild waits, in any process. `onProgress` receives the number of read vehicles and the total.
 */
export async function reindex(
  indexing: IndexContext & { onProgress?: (read: number, total: number) => void },
): Promise<ReindexResult> {
  const { pool, search } = indexing
  const started = performance.now()
  return withAdvisoryLock(pool, { name: 'searchRebuild' }, async () => {
    await prepareBacklog(pool)
    await search.prepare()
    const mark = await markOutbox(pool)
    const settings = await allSettings(pool)
    const { documents } = await search.rebuild(() => batches(indexing))
    for (const [tenantId, noted] of settings) await saveIndexedSettings(pool, tenantId, noted)
    await followEvents(indexing, mark)
    return { documents, ms: Math.round(performance.now() - started) }
  })
}

/** Prepares the storage at process start, and builds an index that was never built. */
export async function prepareSearch(indexing: IndexContext): Promise<void> {
  await prepareBacklog(indexing.pool)
  const { needsRebuild } = await indexing.search.prepare()
  if (needsRebuild) await reindex(indexing)
}

/** Applies changes that an unavailable engine missed. */
export const catchUp = (indexing: IndexContext): Promise<void> =>
  indexing.search.catchUp({
    site: (engine, tenantId) => refreshTenant({ ...indexing, search: engine }, tenantId),
    everySite: async (engine) => {
      await reindex({ ...indexing, search: engine })
    },
  })

async function* batches(indexing: Parameters<typeof reindex>[0]) {
  const { pool, warn, onProgress } = indexing
  const total = await countVehicles(pool)
  let read = 0
  for await (const vehicles of indexedVehicles.all(pool, { warn })) {
    yield await buildDocuments({ pool, warn }, vehicles)
    read += vehicles.length
    onProgress?.(read, total)
  }
}

/** Every site's current settings: later documents are built with these or newer ones. */
async function allSettings(pool: Pool): Promise<Map<number, string>> {
  const sites = await readIndexedSites(pool, { tenantIds: await listTenantIds(pool), now: new Date() })
  return new Map(Array.from(sites.values(), (site) => [site.tenantId, serializeSettings(site)]))
}

async function followEvents(indexing: IndexContext, mark: OutboxMark): Promise<void> {
  for (const event of await readEventsSince(indexing.pool, mark, followedEvents)) await applyEvent(indexing, event)
}
