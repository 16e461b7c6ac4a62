import type { Pool, PoolClient } from 'pg'
import { isOutage } from '#cms/database/is-outage.ts'
import { searchHit, type SearchHit, type SearchResponse } from '#schemas/vehicle/search-response.ts'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import { SearchUnavailable, type DocumentBatches, type Search, type SearchRequest } from '../search-port.ts'
import { createDocuments, type Documents } from './documents.ts'
import { listDocumentIds, removeDocuments } from './documents-store.ts'
import { checkStorage, createNext, prepareStorage, swapInNext } from './tables-store.ts'
import { writeDocuments } from './write-documents.ts'
import { queryIndex, queryIndexForPage, type PageOfIds } from './index/query-index.ts'
import { createIndexRegistry, type IndexRegistry } from './index-registry.ts'

/**
 * Search without another server: the index is two tables in the database, with plain SQL for PostgreSQL 15 and up, and each process keeps
 * the stock of queried sites in memory as columns.
 */
export function createInMemorySearch({ pool, indexPool = pool }: { pool: Pool; indexPool?: Pool }): Search {
  const registry = createIndexRegistry({ pool, indexPool })
  const documents = createDocuments(pool)
  const warm = async (tenantId: number) => {
    await registry.keepWarm(tenantId)
    await documents.follow(tenantId)
  }
  const warmAll = async () => {
    for (const tenantId of await registry.warm()) await documents.follow(tenantId)
  }
  return {
    engine: 'postgres',
    prepare: () => reached(() => prepareStorage(indexPool)),
    warm: (tenantId) => reached(() => (tenantId === undefined ? warmAll() : warm(tenantId))),
    search: (request) => reached(() => search({ registry, documents }, request)),
    searchMany: (requests) => reached(() => searchMany({ registry, documents }, requests)),
    put: (documents) =>
      reached(() => inPoolTransaction(indexPool, (client) => writeDocuments(client, documents, 'search'))),
    remove: ({ tenantId, ids }) =>
      reached(() => inPoolTransaction(indexPool, (client) => removeDocuments(client, tenantId, ids))),
    ids: (tenantId) => reached(() => listDocumentIds(indexPool, tenantId)),
    rebuild: (batches) => translated(() => rebuild(indexPool, batches)),
    isHealthy: () =>
      checkStorage(pool).then(
        () => true,
        () => false,
      ),
    catchUp: () => Promise.resolve(),
  }
}

interface Memory {
  registry: IndexRegistry
  documents: Documents
}

async function search({ registry, documents }: Memory, request: SearchRequest): Promise<SearchResponse> {
  const started = performance.now()
  const { page, count, facets, around } = queryIndex(await registry.get(request.tenantId), request)
  const [hits = []] = await readHits(documents, request.tenantId, [page])
  return {
    hits,
    count,
    facets,
    pages: Math.ceil(count / request.query.hitsPerPage),
    ms: Math.round(performance.now() - started),
    near: around?.place ?? null,
  }
}

async function searchMany({ registry, documents }: Memory, requests: SearchRequest[]): Promise<SearchHit[][]> {
  const [first] = requests
  if (!first) return []
  const own = requests.filter(({ tenantId }) => tenantId === first.tenantId)
  if (own.length < requests.length) throw new Error('Questions in one round trip are of one site.')
  const stockIndex = await registry.get(first.tenantId)
  return readHits(
    documents,
    first.tenantId,
    requests.map((request) => queryIndexForPage(stockIndex, request)),
  )
}

/** The documents of several pages in one query. A document deleted in the meantime is omitted. */
async function readHits(documents: Documents, tenantId: number, pages: PageOfIds[]): Promise<SearchHit[][]> {
  const ids = [...new Set(pages.flatMap((page) => page.map(({ id }) => id)))]
  const found = await documents.read(tenantId, ids)
  return pages.map((page) =>
    page.flatMap(({ id, distance_km }) => {
      const document = found.get(id)
      return document === undefined ? [] : [searchHit.parse({ ...JSON.parse(document), distance_km })]
    }),
  )
}

async function rebuild(pool: Pool, batches: () => DocumentBatches): Promise<{ documents: number }> {
  const client = await pool.connect()
  try {
    return await fillAndSwap(client, batches)
  } finally {
    client.release()
  }
}

async function fillAndSwap(client: PoolClient, batches: () => DocumentBatches): Promise<{ documents: number }> {
  let documents = 0
  await createNext(client)
  for await (const batch of batches()) {
    await writeDocuments(client, batch, 'search_next')
    documents += batch.length
  }
  await swapInNext(client)
  return { documents }
}

/** In addition to outages: PostgreSQL lacks memory or disk, or its host is unreachable. */
const awayCodes = /^(53|EHOST)/

/** A rebuild swaps the tables, so a concurrent statement may find none; a retry finds the new ones. */
const swappedCodes = /^(42P01|3F000)$/

const reached = <T>(ask: () => Promise<T>): Promise<T> =>
  translated(() =>
    ask().catch((error: unknown) => {
      if (swappedCodes.test(getCode(error))) return ask()
      throw error
    }),
  )

async function translated<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isOutage(error) && !awayCodes.test(getCode(error))) throw error
    throw new SearchUnavailable('The database that answers searches cannot be reached.', { cause: error })
  }
}

const getCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
