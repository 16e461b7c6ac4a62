import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

export type LayoutState = 'published' | 'draft' | 'version'

/** A block tree as stored in the database, before migration on read. */
export interface StoredLayout {
  collection: 'pages' | 'sections'
  /** The document's id. For a version, the id of its document. */
  documentId: number | null
  tenantId: number | null
  /** The tenant's slug. */
  tenant: string
  title: string
  /** A page's address; null for a section. */
  path: string | null
  state: LayoutState
  layout: unknown
  /** The table of the tree. `_pages_v` holds drafts and history. */
  table: LayoutTable['table']
  column: LayoutTable['column']
  rowId: number
}

interface LayoutTable {
  collection: StoredLayout['collection']
  table: 'pages' | 'sections' | '_pages_v' | '_sections_v'
  column: 'layout' | 'version_layout'
  query: (after: number) => ReturnType<typeof sql>
}

const batchSize = 200

const getSlug = (id: ReturnType<typeof sql>) => sql`(select slug from tenants where tenants.id = ${id})`

const tables: LayoutTable[] = [
  {
    collection: 'pages',
    table: 'pages',
    column: 'layout',
    query: (after) =>
      sql`select id, id as document_id, tenant_id, ${getSlug(sql`tenant_id`)} as tenant, title, path, _status as state, layout from pages where id > ${after} order by id limit ${batchSize}`,
  },
  {
    collection: 'pages',
    table: '_pages_v',
    column: 'version_layout',
    query: (after) =>
      sql`select id, parent_id as document_id, version_tenant_id as tenant_id, ${getSlug(sql`version_tenant_id`)} as tenant, version_title as title, version_path as path, case when latest and version__status = 'draft' then 'draft' else 'version' end as state, version_layout as layout from _pages_v where id > ${after} order by id limit ${batchSize}`,
  },
  {
    collection: 'sections',
    table: 'sections',
    column: 'layout',
    query: (after) =>
      sql`select id, id as document_id, tenant_id, ${getSlug(sql`tenant_id`)} as tenant, name as title, null as path, _status as state, layout from sections where id > ${after} order by id limit ${batchSize}`,
  },
  {
    collection: 'sections',
    table: '_sections_v',
    column: 'version_layout',
    query: (after) =>
      sql`select id, parent_id as document_id, version_tenant_id as tenant_id, ${getSlug(sql`version_tenant_id`)} as tenant, version_name as title, null as path, case when latest and version__status = 'draft' then 'draft' else 'version' end as state, version_layout as layout from _sections_v where id > ${after} order by id limit ${batchSize}`,
  },
]

const row = z.object({
  id: z.coerce.number(),
  document_id: z.coerce.number().nullable(),
  tenant_id: z.coerce.number().nullable(),
  tenant: z.string().nullable(),
  title: z.string().nullable(),
  path: z.string().nullable(),
  state: z.enum(['published', 'draft', 'version']).nullable(),
  layout: z.unknown(),
})

/** Every stored tree of every tenant, in batches: published, drafts and history. */
export async function* storedLayouts(payload: Payload): AsyncGenerator<StoredLayout[]> {
  for (const { collection, table, column, query } of tables) {
    let after = 0
    for (;;) {
      const rows = row.array().parse((await payload.db.drizzle.execute(query(after))).rows)
      const last = rows.at(-1)
      if (!last) break
      yield rows.map((each) => ({
        collection,
        table,
        column,
        rowId: each.id,
        documentId: each.document_id,
        tenantId: each.tenant_id,
        tenant: each.tenant ?? '',
        title: each.title ?? '',
        path: each.path,
        state: each.state ?? 'draft',
        layout: each.layout,
      }))
      after = last.id
    }
  }
}
