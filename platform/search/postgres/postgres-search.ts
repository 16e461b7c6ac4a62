import type { Pool, PoolClient } from 'pg'
import { SearchUnavailable, type DocumentBatches, type Search, type SearchRequest } from '../search-port.ts'
import { countFacets } from './count-facets.ts'
import { findHits } from './find-hits.ts'
import { createNext, inTransaction, prepareStorage, swapInNext } from './storage.ts'
import { textQuery } from './text-query.ts'
import { removeDocuments, writeDocuments } from './write-documents.ts'

/** Search in the database itself: full text with typos, facets and sorting in plain SQL that runs on PostgreSQL 15 and up. */
export function createPostgresSearch({ pool }: { pool: Pool }): Search {
  return {
    engine: 'postgres',
    prepare: () => reached(() => prepareStorage(pool)),
    search: (request) => reached(() => search(pool, request)),
    searchMany: (requests) =>
      reached(() =>
        Promise.all(requests.map(async (request) => findHits(pool, request, await textQuery(pool, request)))),
      ),
    put: (documents) => reached(() => together(pool, (client) => writeDocuments(client, documents, 'search'))),
    remove: ({ tenantId, ids }) =>
      reached(() =>
        together(pool, (client) =>
          removeDocuments(
            client,
            ids.map((id) => ({ tenant_id: tenantId, id })),
          ),
        ),
      ),
    ids: (tenantId) =>
      reached(async () => {
        const { rows } = await pool.query<{ id: number }>(
          'select id from search.vehicles where tenant_id = $1 order by id',
          [tenantId],
        )
        return rows.map(({ id }) => id)
      }),
    rebuild: (batches) => reached(() => rebuild(pool, batches)),
    isHealthy: () =>
      pool.query('select 1 from search.form').then(
        () => true,
        () => false,
      ),
  }
}

async function search(pool: Pool, request: SearchRequest) {
  const started = performance.now()
  const text = await textQuery(pool, request)
  const [counted, hits] = await Promise.all([countFacets(pool, request, text), findHits(pool, request, text)])
  return {
    hits,
    ...counted,
    pages: Math.ceil(counted.count / request.query.hitsPerPage),
    ms: Math.round(performance.now() - started),
    near: null,
  }
}

async function rebuild(pool: Pool, batches: DocumentBatches): Promise<{ documents: number }> {
  const client = await pool.connect()
  try {
    return await fillAndSwap(client, batches)
  } finally {
    client.release()
  }
}

async function fillAndSwap(client: PoolClient, batches: DocumentBatches): Promise<{ documents: number }> {
  let documents = 0
  await createNext(client)
  for await (const batch of batches) {
    await writeDocuments(client, batch, 'search_next')
    documents += batch.length
  }
  await swapInNext(client)
  return { documents }
}

async function together(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await inTransaction(client, () => work(client))
  } finally {
    client.release()
  }
}

/** Classes of PostgreSQL's and the network's errors that mean "not now", as against a bug in a statement. */
const awayCodes = /^(08|53|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOST)/

async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && 'code' in error && awayCodes.test(String(error.code))) {
      throw new SearchUnavailable('The database that answers searches cannot be reached.', { cause: error })
    }
    throw error
  }
}
