import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { listTables } from '#platform/backup/tables-store.ts'
import { skippedEntries } from '#platform/backup/backup-scope.ts'

/** A digest of each kept table's rows, whatever their order, and each sequence's value. */
export async function digestTables(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    const digests: Record<string, string> = {}
    for (const { schema, name, quoted } of await listTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as digest
         from (select md5(t::text) as row from ${quoted} t) as rows`,
      )
      digests[`${schema}.${name}`] = rows[0]?.digest ?? ''
    }
    const sequences = await client.query<{ name: string; value: string | null }>(
      `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences where schemaname in ('public', 'stock') order by 1`,
    )
    for (const { name, value } of sequences.rows) digests[`sequence ${name}`] = value ?? 'unused'
    return digests
  } finally {
    await client.end()
  }
}

/** Every constraint, index and column of the kept schemas, as PostgreSQL describes them. */
export async function describeSchema(databaseUrl: string): Promise<string[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ line: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
       where connamespace in (select oid from pg_namespace where nspname in ('public', 'stock')) and contype <> 'n'
       union all select indexdef from pg_indexes where schemaname in ('public', 'stock')
       union all select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
       from information_schema.columns where table_schema in ('public', 'stock') order by 1`,
    )
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

/** SHA-256 of every file of a data folder that a backup keeps. */
export async function digestFiles(dataDir: string): Promise<Record<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const digests: Record<string, string> = {}
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = relative(dataDir, join(entry.parentPath, entry.name))
    if (skippedEntries.has(path.split('/')[0] ?? '')) continue
    const body = await readFile(join(dataDir, path))
    digests[path] = createHash('sha256').update(body).digest('hex')
  }
  return digests
}

export async function readNumbers(databaseUrl: string, statement: string): Promise<number[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows.map((row: unknown) => z.tuple([z.coerce.number()]).parse(row)[0])
  } finally {
    await client.end()
  }
}
