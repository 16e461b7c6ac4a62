import type { Pool } from 'pg'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { indexDocument, indexedVehicle, isIndexed, type IndexedVehicle } from './index-document.ts'
import { readIndexedSites } from './indexed-sites.ts'
import { type TenantVehicle, vehicleReader } from './read-vehicles.ts'
import type { Search } from './search-port.ts'

export interface Indexing {
  pool: Pool
  search: Search
  /** Told of a vehicle that cannot be indexed. */
  warn: (message: string) => void
}

export const indexedVehicles = vehicleReader(indexedVehicle, {
  variant: `jsonb_build_object('towingcapacitybraked', v.variant -> 'towingcapacitybraked')`,
})

/** What the index keeps of these vehicles: nothing of withdrawn ones, nor of those whose site is gone. */
export async function documentsOf(pool: Pool, vehicles: TenantVehicle<IndexedVehicle>[]): Promise<SearchDocument[]> {
  const tenantIds = [...new Set(vehicles.map(({ tenantId }) => tenantId))]
  const sites = await readIndexedSites(pool, { tenantIds, now: new Date() })
  return vehicles.flatMap(({ vehicle, tenantId }) => {
    const site = sites.get(tenantId)
    return site && isIndexed(vehicle) ? [indexDocument(vehicle, site)] : []
  })
}

const batchSize = 1_000

/** Makes the index say of these vehicles what the database says now; those that are gone or withdrawn are taken out. */
export async function refreshVehicles(indexing: Indexing, tenantId: number, ids: number[]): Promise<void> {
  const { pool, search, warn } = indexing
  await inTurn(pool, tenantId, async () => {
    const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
      ids.slice(at * batchSize, (at + 1) * batchSize),
    )
    await oneAhead(
      batches,
      async (batch) => ({
        batch,
        documents: await documentsOf(pool, await indexedVehicles.some(pool, { tenantId, ids: batch, warn })),
      }),
      async ({ batch, documents }) => {
        const found = new Set(documents.map(({ id }) => id))
        if (documents.length > 0) await search.put(documents)
        const gone = batch.filter((id) => !found.has(id))
        if (gone.length > 0) await search.remove({ tenantId, ids: gone })
      },
    )
  })
}

/** Works one by one, and prepares the next while one is worked on. */
async function oneAhead<A, B>(
  all: readonly A[],
  prepare: (one: A) => Promise<B>,
  work: (ready: B) => Promise<void>,
): Promise<void> {
  const [first, ...rest] = all
  if (first === undefined) return
  let ready = await prepare(first)
  for (const next of rest) [ready] = await Promise.all([prepare(next), work(ready)])
  await work(ready)
}

/** Makes the index say of all the tenant's stock what the database says now. */
export async function refreshTenant({ pool, search, warn }: Indexing, tenantId: number): Promise<void> {
  await inTurn(pool, tenantId, async () => {
    const found = new Set<number>()
    for await (const vehicles of indexedVehicles.all(pool, { tenantId, warn })) {
      const documents = await documentsOf(pool, vehicles)
      for (const { id } of documents) found.add(id)
      if (documents.length > 0) await search.put(documents)
    }
    const gone = (await search.ids(tenantId)).filter((id) => !found.has(id))
    if (gone.length > 0) await search.remove({ tenantId, ids: gone })
  })
}

/** First key of the advisory locks of indexing; the second is the tenant. */
const indexingLocks = 7_301

/** One at a time for a tenant, in all processes: else a slower worker could write what it read before a faster one did. */
async function inTurn(pool: Pool, tenantId: number, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [indexingLocks, tenantId])
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [indexingLocks, tenantId]).catch(() => undefined)
    }
  } finally {
    client.release()
  }
}
