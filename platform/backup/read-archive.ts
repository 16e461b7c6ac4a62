import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { z } from 'zod'
import { errorCode } from '../embedded/problem.ts'
import { BackupProblem } from './backup-problem.ts'
import { isBackedUpFile, isBackedUpTable } from './backup-scope.ts'
import {
  archiveHead,
  archiveSignature,
  firstSignedFormat,
  formatVersion,
  headName,
  type Manifest,
  manifest,
  manifestName,
  maskMode,
  signatureName,
} from './manifest.ts'
import { SeenEntries } from './seen-entries.ts'

/** A read archive: its checksums fit, and `requireOrigin` says who made it. */
export interface Archive {
  path: string
  manifest: Manifest
  /** The manifest's bytes and their signature; null before format 2. */
  signed: { body: Buffer; signature: string } | null
}

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
 * Reads an archive from start to end and verifies every checksum. Throws a `BackupProblem` at the first mismatch, at a name that no backup
 * writes, and if the archive is incomplete.
 */
export async function readArchive(path: string, visitor: ArchiveVisitor = {}): Promise<Archive> {
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
  let format: number | null = null
  let body: Buffer | null = null
  let signature: string | null = null
  try {
    for await (const entry of extract) {
      const { name, size, type } = entry.header
      const text = () => collect(path, entry, size)
      const table = readTableName(name)
      const file = readFileName(name)
      if (type !== 'file') throw broken(path, `its entry ${JSON.stringify(name)} is a ${type}`)
      if (format === null) format = readHead(path, name, await text())
      else if (signature !== null) throw broken(path, 'entries follow the signature')
      else if (body !== null) {
        if (name !== signatureName || format < firstSignedFormat) throw broken(path, 'entries follow the manifest')
        signature = readJson(path, archiveSignature, await text()).hmacSha256
      } else if (name === manifestName) body = await text()
      else if (table !== null) {
        const piece = await text()
        seen.addPiece(table, piece)
        await visitor.tablePiece?.(table, piece)
      } else if (file !== null && !seen.hasFile(file)) {
        const { mtime } = entry.header
        const mode = maskMode(entry.header.mode)
        const hash = createHash('sha256')
        const chunks = hashed(entry, hash)
        if (visitor.file) await visitor.file({ path: file, bytes: size, mtime, mode }, chunks)
        else for await (const _ of chunks);
        seen.addFile({ path: file, bytes: size, sha256: hash.digest('hex'), mode, mtime: mtime.getTime() / 1_000 })
      } else if (name.startsWith('checksums/')) seen.compareFiles(await text())
      else throw broken(path, `it holds the entry ${JSON.stringify(name)}, which no backup writes`)
      if (seen.fault !== null) throw broken(path, seen.fault)
    }
    await feed
  } catch (error) {
    extract.destroy(null)
    await feed.catch(() => undefined)
    throw translate(error, path)
  }
  if (body === null) throw broken(path, 'its manifest is missing, so the backup did not finish')
  const found = readJson(path, manifest, body)
  if (found.format !== format) throw broken(path, 'its manifest is of another format')
  if (format >= firstSignedFormat && signature === null)
    throw broken(path, 'its signature is missing, so the backup did not finish')
  const fault = seen.compareWith(found)
  if (fault) throw broken(path, fault)
  return { path, manifest: found, signed: signature === null ? null : { body, signature } }
}

/** `public.leads` of `tables/public.leads/000001.copy`; null for other names. */
function readTableName(name: string): string | null {
  const [, table] = /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(name) ?? []
  return table !== undefined && isBackedUpTable(table) ? table : null
}

function readFileName(name: string): string | null {
  const [, path] = /^files\/(.+)$/s.exec(name) ?? []
  return path !== undefined && isBackedUpFile(path) ? path : null
}

function readHead(path: string, name: string, body: Buffer): number {
  if (name !== headName) throw broken(path, 'it is not an archive of forecourt backup')
  const { format } = readJson(path, archiveHead, body)
  if (format > formatVersion)
    throw new BackupProblem(
      'archive-of-newer-release',
      `${path} was made by a newer release of Forecourt. Restore it with that release.`,
    )
  return format
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

async function collect(path: string, entry: AsyncIterable<unknown>, size: number): Promise<Buffer> {
  if (size > largestPiece) throw broken(path, 'it holds an entry of unexpected size')
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

const broken = (path: string, why: string) =>
  new BackupProblem('archive-broken', `${path} cannot be used: ${why}. Use another backup.`)

function translate(error: unknown, path: string): unknown {
  const code = errorCode(error)
  if (code === 'ENOENT') return new BackupProblem('archive-missing', `There is no file ${path}.`)
  if (code === 'EISDIR') return new BackupProblem('archive-missing', `${path} is a folder. Name the archive in it.`)
  if (typeof code === 'string' && code.startsWith('Z_'))
    return broken(path, code === 'Z_BUF_ERROR' ? 'it ends in the middle' : 'its compressed data are damaged')
  if (error instanceof SyntaxError || error instanceof z.ZodError)
    return broken(path, 'its list of files cannot be read')
  if (error instanceof Error && /header|Unexpected end of data/i.test(error.message))
    return broken(path, 'it is not a complete tar file')
  return error
}
