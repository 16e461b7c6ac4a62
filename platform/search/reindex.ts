import type { Pool } from 'pg'
import { eventType } from '#schemas/event.ts'
import { applyEvent, followedEvents } from './apply-event.ts'
import { saveIndexedSettings, prepareBacklog } from './index-backlog.ts'
import { readIndexedSites, settingsOf } from './indexed-sites.ts'
import { documentsOf, indexedVehicles, refreshTenant, type Indexing } from './refresh-vehicles.ts'

export interface Reindexed {
  documents: number
  ms: number
}

const reindexLock = 7_301_002

/**
 * Builds the search index again from the database, beside the one in use, and swaps them; then follows what changed meanwhile. A second one
 * waits for the first, in any process. `onProgress` is told how many vehicles have been read, and of how many.
 */
export async function reindex(
  indexing: Indexing & { onProgress?: (read: number, total: number) => void },
): Promise<Reindexed> {
  const { pool, search } = indexing
  const started = performance.now()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [reindexLock])
    try {
      await prepareBacklog(pool)
      await search.prepare()
      const mark = await markOutbox(pool)
      const settings = await allSettings(pool)
      const { documents } = await search.rebuild(() => batches(indexing))
      for (const [tenantId, noted] of settings) await saveIndexedSettings(pool, tenantId, noted)
      await followEvents(indexing, mark)
      return { documents, ms: Math.round(performance.now() - started) }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [reindexLock]).catch(() => undefined)
    }
  } finally {
    client.release()
  }
}

/** What a starting process calls: storage is made ready, and an index that was never built is built. */
export async function prepareSearch(indexing: Indexing): Promise<void> {
  await prepareBacklog(indexing.pool)
  const { needsRebuild } = await indexing.search.prepare()
  if (needsRebuild) await reindex(indexing)
}

/** Lets an engine that was away hear what it has missed. */
export const catchUp = (indexing: Indexing): Promise<void> =>
  indexing.search.catchUp({
    site: (engine, tenantId) => refreshTenant({ ...indexing, search: engine }, tenantId),
    everySite: async (engine) => {
      await reindex({ ...indexing, search: engine })
    },
  })

async function* batches(indexing: Parameters<typeof reindex>[0]) {
  const { pool, warn, onProgress } = indexing
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from vehicles')
  const total = rows[0]?.n ?? 0
  let read = 0
  for await (const vehicles of indexedVehicles.all(pool, { warn })) {
    yield await documentsOf(pool, vehicles)
    read += vehicles.length
    onProgress?.(read, total)
  }
}

/** Every site's settings at this moment: documents that are made from now on are made by these or later ones. */
async function allSettings(pool: Pool): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number }>('select id from tenants')
  const sites = await readIndexedSites(pool, { tenantIds: rows.map(({ id }) => id), now: new Date() })
  return new Map(Array.from(sites.values(), (site) => [site.tenantId, settingsOf(site)]))
}

interface Mark {
  since: Date
  seen: string[]
}

/**
 * The events of the last ten minutes whose change a rebuild that begins now will see. A transaction under way may commit later, but its events
 * bear the time of its beginning.
 */
async function markOutbox(pool: Pool): Promise<Mark> {
  const { rows } = await pool.query<Mark>(
    `select moment.since, coalesce(array_agg(o.id::text) filter (where o.id is not null), '{}') as seen
     from (select now() - interval '10 minutes' as since) as moment
     left join outbox o on o.created_at > moment.since
     group by moment.since`,
  )
  return rows[0] ?? { since: new Date(0), seen: [] }
}

async function followEvents(indexing: Indexing, { since, seen }: Mark): Promise<void> {
  const { rows } = await indexing.pool.query<{ tenant_id: number; type: string; ids: number[] }>(
    `select tenant_id, type, coalesce(array_agg(distinct changed.id::int) filter (where changed.id is not null), '{}') as ids
     from outbox o left join lateral jsonb_array_elements_text(payload -> 'ids') as changed(id) on true
     where created_at > $1 and o.id <> all($2::bigint[]) and type = any($3::text[])
     group by tenant_id, type, jsonb_array_length(payload -> 'ids') = 0`,
    [since, seen, followedEvents],
  )
  for (const { tenant_id, type, ids } of rows) {
    await applyEvent(indexing, { tenantId: tenant_id, type: eventType.parse(type), ids })
  }
}
