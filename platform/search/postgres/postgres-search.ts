import type { Pool, PoolClient } from 'pg'
import { searchHit, type SearchHit, type SearchResponse } from '#schemas/vehicle/search-response.ts'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import { SearchUnavailable, type DocumentBatches, type Search, type SearchRequest } from '../search-port.ts'
import { createNext, prepareStorage, swapInNext } from './storage.ts'
import { removeDocuments, writeDocuments } from './write-documents.ts'
import { askYard, askYardForPage, type PageOfIds } from './yard/ask-yard.ts'
import { createYards, type Yards } from './yards.ts'

/**
 * Search without another server: the index is two tables of the database, plain SQL that runs on PostgreSQL 15 and up, and each process keeps
 * the stock of the sites that it is asked about as columns in its memory.
 */
export function createPostgresSearch({ pool }: { pool: Pool }): Search {
  const yards = createYards(pool)
  return {
    engine: 'postgres',
    prepare: () => reached(() => prepareStorage(pool)),
    warm: (tenantId) => reached(() => (tenantId === undefined ? yards.warm() : yards.keepWarm(tenantId))),
    search: (request) => reached(() => search(pool, yards, request)),
    searchMany: (requests) => reached(() => searchMany(pool, yards, requests)),
    put: (documents) => reached(() => inPoolTransaction(pool, (client) => writeDocuments(client, documents, 'search'))),
    remove: ({ tenantId, ids }) =>
      reached(() => inPoolTransaction(pool, (client) => removeDocuments(client, tenantId, ids))),
    ids: (tenantId) =>
      reached(async () => {
        const { rows } = await pool.query<{ id: number }>(
          'select id from search.vehicles where tenant_id = $1 and document is not null order by id',
          [tenantId],
        )
        return rows.map(({ id }) => id)
      }),
    rebuild: (batches) => translated(() => rebuild(pool, batches)),
    isHealthy: () =>
      pool.query('select 1 from search.form').then(
        () => true,
        () => false,
      ),
    catchUp: () => Promise.resolve(),
  }
}

async function search(pool: Pool, yards: Yards, request: SearchRequest): Promise<SearchResponse> {
  const started = performance.now()
  const { page, count, facets, around } = askYard(await yards.get(request.tenantId), request)
  const [hits = []] = await readHits(pool, request.tenantId, [page])
  return {
    hits,
    count,
    facets,
    pages: Math.ceil(count / request.query.hitsPerPage),
    ms: Math.round(performance.now() - started),
    near: around?.place ?? null,
  }
}

async function searchMany(pool: Pool, yards: Yards, requests: SearchRequest[]): Promise<SearchHit[][]> {
  const [first] = requests
  if (!first) return []
  const own = requests.filter(({ tenantId }) => tenantId === first.tenantId)
  if (own.length < requests.length) throw new Error('Questions in one round trip are of one site.')
  const yard = await yards.get(first.tenantId)
  return readHits(
    pool,
    first.tenantId,
    requests.map((request) => askYardForPage(yard, request)),
  )
}

/** The documents of some pages, read at once; one that went since the page was made is left out. */
async function readHits(pool: Pool, tenantId: number, pages: PageOfIds[]): Promise<SearchHit[][]> {
  const ids = [...new Set(pages.flatMap((page) => page.map(({ id }) => id)))]
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await pool.query<{ id: number; document: string }>({
          name: 'search-documents',
          text: `select id, document from search.vehicles
                 where tenant_id = $1 and id = any($2::int[]) and document is not null`,
          values: [tenantId, ids],
        })
  const documents = new Map(rows.map(({ id, document }) => [id, document]))
  return pages.map((page) =>
    page.flatMap(({ id, distance_km }) => {
      const document = documents.get(id)
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

/** Classes of PostgreSQL's and the network's errors that mean "not now", as against a bug in a statement. */
const awayCodes = /^(08|53|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOST)/

/** A statement that a rebuild swaps the tables under may find none; the new ones are there when it asks again. */
const swappedCodes = /^(42P01|3F000)$/

const reached = <T>(ask: () => Promise<T>): Promise<T> =>
  translated(() =>
    ask().catch((error: unknown) => {
      if (swappedCodes.test(codeOf(error))) return ask()
      throw error
    }),
  )

async function translated<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!awayCodes.test(codeOf(error))) throw error
    throw new SearchUnavailable('The database that answers searches cannot be reached.', { cause: error })
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
