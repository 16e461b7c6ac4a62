import type { PoolClient } from 'pg'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import { insertDocuments, raiseVersion } from './documents-store.ts'
import { createEntry } from './index/entry.ts'
import type { IndexSchema } from './tables-store.ts'

const batchSize = 1_000

/** Adds or replaces documents; the caller's transaction makes them visible at once. Sites are locked in the order of their ids. */
export async function writeDocuments(
  client: PoolClient,
  documents: SearchDocument[],
  schema: IndexSchema,
): Promise<void> {
  const bySite = Map.groupBy(documents, ({ tenant_id }) => tenant_id)
  for (const [tenantId, all] of [...bySite].sort(([a], [b]) => a - b)) {
    const version = await raiseVersion(client, tenantId, schema)
    const latest = [...new Map(all.map((document) => [document.id, document])).values()]
    for (let start = 0; start < latest.length; start += batchSize) {
      const batch = latest.slice(start, start + batchSize)
      await insertDocuments(client, {
        schema,
        tenantId,
        version,
        ids: batch.map(({ id }) => id),
        entries: batch.map((document) => JSON.stringify(createEntry(document))),
        documents: batch.map((document) => JSON.stringify(document)),
      })
    }
  }
}
