import type { Client } from 'pg'
import { z } from 'zod'
import { commitOn } from '#cms/database/client-transaction.ts'
import { backedUpSchemas } from './backup-scope.ts'
import type { StoredSequence } from './manifest.ts'
import { listTables, type TableShape } from './tables-store.ts'

/** Opens a snapshot: the transaction reads the database of one moment. It blocks migrations but not writes. Returns its tables. */
export async function openSnapshot(client: Client): Promise<TableShape[]> {
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client)
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ quoted }) => quoted).join(', ')} in access share mode`)
  return tables
}

export const closeSnapshot = (client: Client): Promise<void> => commitOn(client)

/** Sequences are outside snapshots and only grow: read after the snapshot started, they are never behind its rows. */
export async function readSequences(client: Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [backedUpSchemas],
  )
  return rows
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations order by name')
  return rows.map(({ name }) => name)
}

export const readServerVersion = (client: Client): Promise<string> => readText(client, 'show server_version')

/** Files of uploads and downloaded photos, as paths in the data folder. */
export async function listNamedPictures(client: Client): Promise<string[]> {
  const photos = await readText(client, `select coalesce(to_regclass('stock.photos')::text, '')`)
  const { rows } = await client.query<{ path: string }>(
    `select 'media/' || filename as path from public.media where filename is not null
     ${photos === '' ? '' : `union select 'stock/' || t.slug || '/' || p.file from stock.photos p join public.tenants t on t.id = p.tenant_id where p.file is not null`}
     order by 1`,
  )
  return rows.map(({ path }) => path)
}

async function readText(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<Record<string, unknown>>(statement)
  return z.string().parse(Object.values(rows[0] ?? {})[0])
}
