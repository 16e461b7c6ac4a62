import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { z } from 'zod'
import { errorCode } from '../embedded/problem.ts'
import { BackupProblem } from './backup-problem.ts'
import {
  archiveHead,
  formatVersion,
  headName,
  type Manifest,
  manifest,
  manifestName,
  type StoredFile,
  storedFile,
} from './manifest.ts'

export interface FileEntry {
  /** Path relative to the data folder. */
  path: string
  bytes: number
  mtime: Date
  mode: number
}

export interface ArchiveVisitor {
  /** A chunk of a table's rows; `table` is `schema.name`. Chunks of one table are consecutive. */
  tablePiece?: (table: string, piece: Buffer) => Promise<void>
  file?: (entry: FileEntry, body: AsyncIterable<Buffer>) => Promise<void>
}

/**
 * Reads an archive from start to end and verifies every checksum. Throws a `BackupProblem` at the first mismatch, and if the archive is
 * incomplete.
 */
export async function readArchive(path: string, visitor: ArchiveVisitor = {}): Promise<Manifest> {
  const extract = createExtract()
  const closed = once(extract, 'close').catch(() => undefined)
  const feed = pipeline(createReadStream(path), createGunzip(), async (source) => {
    for await (const chunk of source) {
      if (!extract.write(chunk)) await Promise.race([once(extract, 'drain'), closed])
      if (extract.destroyed) return
    }
    extract.end(null)
  })
  feed.catch((error: unknown) => extract.destroy(error instanceof Error ? error : new Error(String(error))))
  const seen = new SeenEntries()
  try {
    for await (const entry of extract) {
      const { name, size, mtime, mode } = entry.header
      if (seen.manifest) throw broken(path, 'entries follow the manifest')
      if (seen.isFirst) readHead(path, name, await collect(entry, size))
      else if (name === manifestName) seen.manifest = readJson(path, manifest, await collect(entry, size))
      else if (name.startsWith('tables/')) {
        const piece = await collect(entry, size)
        const table = name.slice('tables/'.length, name.lastIndexOf('/'))
        seen.addPiece(table, piece)
        await visitor.tablePiece?.(table, piece)
      } else if (name.startsWith('files/')) {
        const file = { path: name.slice('files/'.length), bytes: size, mtime, mode }
        if (!isSafePath(file.path)) throw broken(path, `it holds the unsafe path ${JSON.stringify(file.path)}`)
        const hash = createHash('sha256')
        const body = hashed(entry, hash)
        if (visitor.file) await visitor.file(file, body)
        else for await (const _ of body);
        seen.addFile({ path: file.path, bytes: size, sha256: hash.digest('hex') })
      } else if (name.startsWith('checksums/')) {
        const wrong = seen.compareFiles(await collect(entry, size))
        if (wrong) throw broken(path, wrong)
      } else throw broken(path, `it holds the unknown entry ${name}`)
      seen.isFirst = false
    }
    await feed
  } catch (error) {
    extract.destroy(null)
    await feed.catch(() => undefined)
    throw translate(error, path)
  }
  if (!seen.manifest) throw broken(path, 'its manifest is missing, so the backup did not finish')
  const wrong = seen.compareWith(seen.manifest)
  if (wrong) throw broken(path, wrong)
  return seen.manifest
}

/** Entries read so far, to compare with the archive's manifest. */
class SeenEntries {
  isFirst = true
  manifest: Manifest | null = null
  readonly #tables = new Map<string, { hash: Hash; bytes: number }>()
  readonly #lines = createHash('sha256')
  #files: StoredFile[] = []
  #count = 0
  #bytes = 0

  addPiece(table: string, piece: Buffer): void {
    const known = this.#tables.get(table) ?? { hash: createHash('sha256'), bytes: 0 }
    known.hash.update(piece)
    known.bytes += piece.length
    this.#tables.set(table, known)
  }

  addFile(file: StoredFile): void {
    this.#files.push(file)
    this.#count += 1
    this.#bytes += file.bytes
  }

  compareFiles(checksums: Buffer): string | null {
    this.#lines.update(checksums)
    const files = this.#files
    this.#files = []
    const lines = checksums.toString().split('\n').filter(Boolean)
    if (lines.length !== files.length) return 'files are missing'
    for (const [index, line] of lines.entries()) {
      const said = storedFile.parse(JSON.parse(line))
      const found = files[index]
      if (found?.path !== said.path || found.bytes !== said.bytes || found.sha256 !== said.sha256)
        return `the file ${said.path} is damaged`
    }
    return null
  }

  compareWith({ tables, files }: Manifest): string | null {
    for (const { schema, name, bytes, sha256 } of tables) {
      const found = this.#tables.get(`${schema}.${name}`)
      const digest = (found?.hash ?? createHash('sha256')).digest('hex')
      if ((found?.bytes ?? 0) !== bytes || digest !== sha256) return `the table ${schema}.${name} is damaged`
      this.#tables.delete(`${schema}.${name}`)
    }
    const [unnamed] = this.#tables.keys()
    if (unnamed !== undefined) return `its manifest does not name the table ${unnamed}`
    if (this.#files.length > 0 || this.#count !== files.count || this.#bytes !== files.bytes) return 'files are missing'
    return this.#lines.digest('hex') === files.sha256 ? null : 'the list of files is damaged'
  }
}

function readHead(path: string, name: string, body: Buffer): void {
  if (name !== headName) throw broken(path, 'it is not an archive of forecourt backup')
  const { format } = readJson(path, archiveHead, body)
  if (format > formatVersion)
    throw new BackupProblem(
      'archive-of-newer-release',
      `${path} was made by a newer release of Forecourt. Restore it with that release.`,
    )
}

function readJson<S extends z.ZodType>(path: string, schema: S, body: Buffer): z.output<S> {
  try {
    return schema.parse(JSON.parse(body.toString()))
  } catch {
    throw broken(path, 'its manifest cannot be read')
  }
}

/** Chunks of tables and lists are a few megabytes; anything larger is not from us. */
const largestPiece = 64 * 1024 * 1024

async function collect(entry: AsyncIterable<unknown>, size: number): Promise<Buffer> {
  if (size > largestPiece) throw new BackupProblem('archive-broken', 'The archive holds an entry of unexpected size.')
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(bytesOnly.parse(chunk))
  return Buffer.concat(chunks)
}

async function* hashed(body: AsyncIterable<unknown>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    const bytes = bytesOnly.parse(chunk)
    hash.update(bytes)
    yield bytes
  }
}

/** The library's types do not specify the stream's content. */
const bytesOnly = z.instanceof(Buffer)

const isSafePath = (path: string): boolean =>
  path !== '' && !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

const broken = (path: string, why: string) =>
  new BackupProblem('archive-broken', `${path} cannot be used: ${why}. Use another backup.`)

function translate(error: unknown, path: string): unknown {
  const code = errorCode(error)
  if (code === 'ENOENT') return new BackupProblem('archive-missing', `There is no file ${path}.`)
  if (code === 'EISDIR') return new BackupProblem('archive-missing', `${path} is a folder. Name the archive in it.`)
  if (typeof code === 'string' && code.startsWith('Z_'))
    return broken(path, code === 'Z_BUF_ERROR' ? 'it ends in the middle' : 'its compressed data are damaged')
  if (error instanceof Error && /tar header|Unexpected end of data/i.test(error.message))
    return broken(path, 'it is not a complete tar file')
  return error
}
