import type { Client } from 'pg'

/** What PostgreSQL objects to about a statement on this database; null where it would run it. Nothing is run. */
export async function canPrepare(client: Client, text: string): Promise<string | null> {
  try {
    await client.query(`prepare checked as ${text}`)
    await client.query('deallocate checked')
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Columns of each table of the CMS and of the ledgers. */
export async function readColumns(client: Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_schema || '.' || table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema in ('public', 'stock') group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** Columns that an INSERT must name. */
export async function readRequiredColumns(client: Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
     where table_schema in ('public', 'stock') and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
  )
  return rows
}
