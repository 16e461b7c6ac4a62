import type { PoolClient } from 'pg'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { IndexSchema } from './storage.ts'
import { entryOf } from './index/entry.ts'

const batchSize = 1_000

/**
 * Adds or replaces documents; the caller's transaction makes them visible at once. A site's version is raised first: that holds its row, so that
 * versions are seen in the order in which they were given.
 */
export async function writeDocuments(
  client: PoolClient,
  documents: SearchDocument[],
  schema: IndexSchema,
): Promise<void> {
  const bySite = Map.groupBy(documents, ({ tenant_id }) => tenant_id)
  for (const [tenantId, all] of [...bySite].sort(([a], [b]) => a - b)) {
    const version = await nextVersion(client, tenantId, schema)
    const latest = [...new Map(all.map((document) => [document.id, document])).values()]
    for (let start = 0; start < latest.length; start += batchSize) {
      const batch = latest.slice(start, start + batchSize)
      await client.query(insertInto(schema), [
        tenantId,
        version,
        batch.map(({ id }) => id),
        batch.map((document) => JSON.stringify(entryOf(document))).join('\n'),
        batch.map((document) => JSON.stringify(document)).join('\n'),
      ])
    }
  }
}

/** JSON has no line's end within, so a batch travels as two texts: PostgreSQL takes them apart faster than arrays or one great JSON value. */
const insertInto = (schema: IndexSchema) => `
  insert into ${schema}.vehicles (tenant_id, version, id, entry, document)
  select $1, $2, part.id, part.entry, part.document
  from rows from (
    unnest($3::int[]), string_to_table($4, E'\\n'), string_to_table($5, E'\\n')
  ) as part (id, entry, document)
  ${
    schema === 'search'
      ? `on conflict (tenant_id, id) do update
         set version = excluded.version, entry = excluded.entry, document = excluded.document`
      : '' // The index that is being built has no keys yet; nothing is there twice either.
  }`

export async function removeDocuments(client: PoolClient, tenantId: number, ids: number[]): Promise<void> {
  const version = await nextVersion(client, tenantId, 'search')
  await client.query(
    `update search.vehicles set version = $2, entry = null, document = null
     where tenant_id = $1 and id = any($3::int[]) and document is not null`,
    [tenantId, version, ids],
  )
}

async function nextVersion(client: PoolClient, tenantId: number, schema: IndexSchema): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `insert into ${schema}.sites as site (tenant_id, version) values ($1, 1)
     on conflict (tenant_id) do update set version = site.version + 1
     returning version`,
    [tenantId],
  )
  return rows[0]?.version ?? '1'
}
