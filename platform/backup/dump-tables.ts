import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { type StoredTable, tableFolder } from './manifest.ts'
import { readRows, type TableShape } from './tables-store.ts'
import type { ArchiveWriter } from './write-archive.ts'

const pieceBytes = 1024 * 1024

interface DumpParts {
  client: Client
  archive: ArchiveWriter
  signal?: AbortSignal | undefined
}

/** Writes the rows of one table as pieces of about a megabyte. */
export async function dumpTable({ client, archive, signal }: DumpParts, table: TableShape): Promise<StoredTable> {
  const { schema, name, columns } = table
  const stored = { schema, name, columns, rows: 0, bytes: 0 }
  const hash = createHash('sha256')
  if (columns.length === 0) return { ...stored, sha256: hash.digest('hex') }
  const copy = readRows(client, table)
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
