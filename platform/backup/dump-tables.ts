import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listTables, quoteColumns, type TableShape } from './list-tables.ts'
import { type StoredSequence, type StoredTable, tableFolder } from './manifest.ts'
import { keptSchemas } from './kept-data.ts'
import type { ArchiveWriter } from './write-archive.ts'

const pieceBytes = 1024 * 1024

/**
 * Opens a snapshot: what the transaction reads from now on is the database of one moment. Migrations wait until it ends, writes do not. Gives the
 * tables that it holds.
 */
export async function openSnapshot(client: Client): Promise<TableShape[]> {
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client)
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ quoted }) => quoted).join(', ')} in access share mode`)
  return tables
}

interface DumpParts {
  client: Client
  archive: ArchiveWriter
  signal?: AbortSignal | undefined
}

/** Writes the rows of one table as pieces of PostgreSQL's own text format, which every version reads. */
export async function dumpTable({ client, archive, signal }: DumpParts, table: TableShape): Promise<StoredTable> {
  const { schema, name, quoted, columns } = table
  const stored = { schema, name, columns, rows: 0, bytes: 0 }
  const hash = createHash('sha256')
  if (columns.length === 0) return { ...stored, sha256: hash.digest('hex') }
  const copy = client.query(copyTo(`copy (select ${quoteColumns(client, columns)} from ${quoted}) to stdout`))
  let pieces = 0
  for await (const piece of joinChunks(copy)) {
    signal?.throwIfAborted()
    pieces += 1
    hash.update(piece)
    stored.bytes += piece.length
    const entry = `${tableFolder(table)}/${String(pieces).padStart(6, '0')}.copy`
    await archive.add({ name: entry, size: piece.length }, [piece])
  }
  return { ...stored, rows: copy.rowCount, sha256: hash.digest('hex') }
}

async function* joinChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(chunks)
    chunks = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}

/** Sequences stand outside snapshots and only grow: read after the snapshot has begun, they are never behind its rows. */
export async function readSequences(client: Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [keptSchemas],
  )
  return rows
}
