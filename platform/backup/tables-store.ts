import type { Client, ClientBase } from 'pg'
import { type CopyStreamQuery, type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { backedUpSchemas, skippedTables } from './backup-scope.ts'

export interface TableShape {
  schema: string
  name: string
  /** Quoted identifiers in SQL. */
  quoted: string
  /** Generated columns are omitted, since PostgreSQL computes them. */
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
    [backedUpSchemas],
  )
  return rows.filter(({ schema, name }) => !skippedTables.has(`${schema}.${name}`))
}

/** All rows in PostgreSQL's own text format, which every version reads. */
export const readRows = (client: Client, { quoted, columns }: TableShape): CopyToStreamQuery =>
  client.query(copyTo(`copy (select ${quoteColumns(client, columns)} from ${quoted}) to stdout`))

export type RowWriter = CopyStreamQuery

/** Takes rows of these columns in the format of `readRows`. */
export const writeRows = (client: Client, { quoted }: TableShape, columns: readonly string[]): RowWriter =>
  client.query(copyFrom(`copy ${quoted} (${quoteColumns(client, columns)}) from stdin`))

const quoteColumns = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
