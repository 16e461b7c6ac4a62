import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { jsonb } from '@payloadcms/db-postgres/drizzle/pg-core'
import { versionTable } from './version-table.ts'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/**
 * Adds `saved_by` to the tables of versions: a list of `Author`, the last one to save last. Payload does not know the column, so that no
 * client can write it, no copy takes it along, and no comparison of documents sees it.
 */
export const addAuthorColumn: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const { slug, versions } of adapter.payload.config.collections) {
    const table = versions ? schema.tables[versionTable(slug)] : undefined
    if (table) extendTable({ table, columns: { saved_by: jsonb('saved_by') } })
  }
  return schema
}
