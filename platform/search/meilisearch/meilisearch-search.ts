import { Meilisearch, MeilisearchApiError, MeilisearchError, type EnqueuedTaskPromise } from 'meilisearch'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { engineFields } from '../engine-document.ts'
import { SearchUnavailable, type DocumentBatches, type Search } from '../search-port.ts'
import { runSearch, runSearches } from './run-search.ts'
import { formVersion, settings } from './settings.ts'

export interface MeilisearchOptions {
  url: string
  key: string
  /** Separate index names let several installations share one server. */
  index?: string
}

const batchSize = 5_000
const timeoutMs = 120_000

/** Search with a Meilisearch server of version 1.21 or later. */
export function createMeilisearchSearch({ url, key, index = 'forecourt_vehicles' }: MeilisearchOptions): Search {
  const client = new Meilisearch({
    host: url,
    apiKey: key,
    // Compressing answers costs more than sending them between neighbouring servers.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    timeout: timeoutMs,
  })
  return {
    engine: 'meilisearch',
    prepare: () => reached(() => prepare(client, index)),
    warm: () => Promise.resolve(),
    search: (request) => reached(() => runSearch(client, index, request)),
    searchMany: (requests) => reached(() => runSearches(client, index, requests)),
    put: (documents) => reached(() => put(client, index, documents)),
    remove: ({ tenantId, ids }) =>
      reached(async () => {
        if (ids.length === 0) return
        const filter = `tenant_id = ${tenantId} AND id IN [${ids.join(', ')}]`
        await done(client.index(index).deleteDocuments({ filter }))
      }),
    ids: (tenantId) => reached(() => readIds(client, index, tenantId)),
    rebuild: (batches) => reached(() => rebuild(client, index, batches)),
    isHealthy: () => client.isHealthy(),
    catchUp: () => Promise.resolve(),
  }
}

async function prepare(client: Meilisearch, index: string): Promise<{ needsRebuild: boolean }> {
  await createIndex(client, index)
  await createIndex(client, formIndex(index))
  const { results } = await client.index(formIndex(index)).getDocuments<{ version: number }>({ limit: 1 })
  return { needsRebuild: results[0]?.version !== formVersion }
}

const formIndex = (index: string) => `${index}_form`

async function createIndex(client: Meilisearch, uid: string): Promise<void> {
  const exists = await client.getRawIndex(uid).then(
    () => true,
    (error: unknown) => {
      if (error instanceof MeilisearchApiError && error.response.status === 404) return false
      throw error
    },
  )
  if (!exists) await done(client.createIndex(uid, { primaryKey: 'id' }), ['index_already_exists'])
  if (!uid.endsWith('_form')) await done(client.index(uid).updateSettings(settings))
}

async function put(client: Meilisearch, index: string, documents: SearchDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = documents.slice(start, start + batchSize)
    await done(client.index(index).addDocuments(batch.map(toStored)))
  }
}

const toStored = (document: SearchDocument) => ({
  ...document,
  ...engineFields(document),
  _geo: document.lat === null || document.long === null ? null : { lat: document.lat, lng: document.long },
})

async function readIds(client: Meilisearch, index: string, tenantId: number): Promise<number[]> {
  const pageSize = 10_000
  const ids: number[] = []
  for (;;) {
    const { results } = await client.index(index).getDocuments<{ id: number }>({
      filter: `tenant_id = ${tenantId}`,
      fields: ['id'],
      limit: pageSize,
      offset: ids.length,
    })
    ids.push(...results.map(({ id }) => id))
    if (results.length < pageSize) return ids.sort((a, b) => a - b)
  }
}

async function rebuild(
  client: Meilisearch,
  index: string,
  batches: () => DocumentBatches,
): Promise<{ documents: number }> {
  const next = `${index}_next`
  await done(client.deleteIndex(next), ['index_not_found'])
  await createIndex(client, next)
  let documents = 0
  for await (const batch of batches()) {
    await put(client, next, batch)
    documents += batch.length
  }
  await done(client.swapIndexes([{ indexes: [index, next], rename: false }]))
  await done(client.index(formIndex(index)).addDocuments([{ id: 1, version: formVersion }]))
  await done(client.deleteIndex(next), ['index_not_found'])
  return { documents }
}

/** Waits for a task; a failed task is a bug unless the failure is expected. */
async function done(enqueued: EnqueuedTaskPromise, expected: string[] = []): Promise<void> {
  const task = await enqueued.waitTask({ timeout: timeoutMs, interval: 20 })
  if (task.status === 'succeeded' || expected.includes(task.error?.code ?? '')) return
  throw new Error(`Meilisearch could not do ${task.type}: ${task.error?.message ?? task.status}`)
}

/**
 * An emptied server reports a missing index, or after a change recreated it, missing filterable attributes. Our own queries are always well
 * formed.
 */
const lostIndex = /^(?:index_not_found|invalid_(?:multi_)?search_(?:filter|facets|sort))$/

async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const hasLostIndex = error instanceof MeilisearchApiError && lostIndex.test(error.cause?.code ?? '')
    const isRefusal =
      error instanceof MeilisearchApiError && error.response.status < 500 && error.response.status !== 429
    if (error instanceof MeilisearchError && (hasLostIndex || !isRefusal)) {
      throw new SearchUnavailable(`Meilisearch cannot be reached: ${error.message}`, { cause: error, hasLostIndex })
    }
    throw error
  }
}
