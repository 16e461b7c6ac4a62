import type { Pool, PoolClient } from 'pg'
import type { IndexSchema } from './tables-store.ts'

export interface StoredDocument {
  id: number
  document: string
}

/** Documents of vehicles that are in the index, as JSON texts. */
export async function readDocuments(pool: Pool, tenantId: number, ids: readonly number[]): Promise<StoredDocument[]> {
  const { rows } = await pool.query<StoredDocument>({
    name: 'search-documents',
    text: `select id, document from search.vehicles
           where tenant_id = $1 and id = any($2::int[]) and document is not null`,
    values: [tenantId, [...ids]],
  })
  return rows
}

/** `document` is null where the vehicle was removed. */
export interface ChangedDocument {
  id: number
  version: string
  document: string | null
}

/** The next changes after `after`, by version and id. */
export async function readChangedDocuments(
  pool: Pool,
  { tenantId, after, limit }: { tenantId: number; after: { version: number; id: number }; limit: number },
): Promise<ChangedDocument[]> {
  const { rows } = await pool.query<ChangedDocument>(
    `select id, version, document from search.vehicles
     where tenant_id = $1 and (version, id) > ($2, $3) order by version, id limit $4`,
    [tenantId, after.version, after.id, limit],
  )
  return rows
}

/** Ascending. */
export async function listDocumentIds(pool: Pool, tenantId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from search.vehicles where tenant_id = $1 and document is not null order by id',
    [tenantId],
  )
  return rows.map(({ id }) => id)
}

export async function countDocuments(pool: Pool, tenantId: number): Promise<number> {
  const { rows } = await pool.query<{ size: number }>(
    'select count(*)::int as size from search.vehicles where tenant_id = $1 and document is not null',
    [tenantId],
  )
  return rows[0]?.size ?? 0
}

/** The largest site first. */
export async function countDocumentsByTenant(pool: Pool): Promise<{ tenantId: number; size: number }[]> {
  const { rows } = await pool.query<{ tenantId: number; size: number }>(
    `select tenant_id as "tenantId", count(*)::int as size from search.vehicles
     where document is not null group by tenant_id order by size desc`,
  )
  return rows
}

/** Raises the version of a site. This locks its row, so that versions become visible in the order in which they were given. */
export async function raiseVersion(client: PoolClient, tenantId: number, schema: IndexSchema): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `insert into ${schema}.sites as site (tenant_id, version) values ($1, 1)
     on conflict (tenant_id) do update set version = site.version + 1
     returning version`,
    [tenantId],
  )
  return rows[0]?.version ?? '1'
}

interface DocumentBatch {
  schema: IndexSchema
  tenantId: number
  version: string
  ids: number[]
  /** JSON texts without line breaks, in the order of `ids`. */
  entries: string[]
  documents: string[]
}

/** A batch is sent as two texts with a line for each vehicle: PostgreSQL splits them faster than it reads arrays or one large JSON value. */
export async function insertDocuments(
  client: PoolClient,
  { schema, tenantId, version, ids, entries, documents }: DocumentBatch,
): Promise<void> {
  await client.query(
    `insert into ${schema}.vehicles (tenant_id, version, id, entry, document)
     select $1, $2, part.id, part.entry, part.document
     from rows from (
       unnest($3::int[]), string_to_table($4, E'\\n'), string_to_table($5, E'\\n')
     ) as part (id, entry, document)
     ${schema === 'search' ? replaceExisting : ''}`,
    [tenantId, version, ids, entries.join('\n'), documents.join('\n')],
  )
}

/** An index that is being built has no keys yet, and no vehicle comes twice. */
const replaceExisting = `
  on conflict (tenant_id, id) do update
  set version = excluded.version, entry = excluded.entry, document = excluded.document`

export async function removeDocuments(client: PoolClient, tenantId: number, ids: number[]): Promise<void> {
  const version = await raiseVersion(client, tenantId, 'search')
  await client.query(
    `update search.vehicles set version = $2, entry = null, document = null
     where tenant_id = $1 and id = any($3::int[]) and document is not null`,
    [tenantId, version, ids],
  )
}
