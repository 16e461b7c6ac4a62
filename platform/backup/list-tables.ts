import type { ClientBase } from 'pg'
import { keptSchemas, skippedTables } from './kept-data.ts'

export interface TableShape {
  schema: string
  name: string
  /** As they are written in SQL. */
  quoted: string
  /** Generated columns are left out: PostgreSQL computes them again. */
  columns: string[]
}

/** Tables of the kept schemas, by name; a partitioned table counts once. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
     order by n.nspname, c.relname`,
    [keptSchemas],
  )
  return rows.filter(({ schema, name }) => !skippedTables.has(`${schema}.${name}`))
}

export const quoteColumns = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
