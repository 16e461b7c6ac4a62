import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { FeedCutShort } from './read-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import * as texts from './texts.ts'

export interface FeedBytes {
  /** Of the file on disk, compressed or not. */
  size: number
  container: 'gzip' | 'zip' | null
  /** The decompressed content. `onRead` receives the number of file bytes read. */
  read: (onRead?: (bytes: number) => void) => AsyncGenerator<Buffer>
}

/** Maximum decompressed size; a million vehicles with long texts need 3 GB. */
const mostBytes = 8 * 1024 ** 3
/** Text compresses ten to sixty times. A higher ratio indicates a decompression bomb. */
const mostGrowth = 250
/** The ratio is ignored below this size: an empty column compresses well. */
const growthCountsFrom = 16 * 1024 ** 2

/**
 * A file's content, from gzip or zip if compressed. A zip must contain a single feed (macOS metadata is ignored). Throws a readable error
 * for a missing, empty, encrypted or incomplete file; while reading, a decompression bomb is rejected and a truncated gzip throws
 * `FeedCutShort`.
 */
export async function openByteStream(file: string): Promise<FeedBytes> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new StockImportProblem(texts.thereIsNoFileAtFile({ file }))
  if (found.size === 0) throw new StockImportProblem(texts.theFileFileIsEmpty({ file }))
  const container = getContainer(await firstBytes(file))
  if (container === 'zip') await oneEntry(file)
  return {
    size: found.size,
    container,
    read: (onRead = () => undefined) => {
      if (container === null) return counted(createReadStream(file), onRead)
      const input = { file, size: found.size, onRead }
      return whole(file, bounded(file, container === 'gzip' ? gunzipped(input) : unzipped(input)))
    },
  }
}

const firstBytes = async (file: string) => {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}

const getContainer = ([first, second, third]: Buffer): FeedBytes['container'] => {
  if (first === 0x1f && second === 0x8b) return 'gzip'
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5) ? 'zip' : null
}

async function* counted(source: AsyncIterable<Buffer>, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  let read = 0
  for await (const chunk of source) {
    read += chunk.length
    onRead(read)
    yield chunk
  }
}

/** Decompressed data, and the file bytes read so far. */
interface UnpackedChunk {
  chunk: Buffer
  packed: number
}

interface UnpackInput {
  file: string
  size: number
  onRead: (bytes: number) => void
}

async function* gunzipped({ file, onRead }: UnpackInput): AsyncGenerator<UnpackedChunk> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  pipeline(source, gunzip, () => undefined)
  for await (const chunk of gunzip) {
    onRead(source.bytesRead)
    yield { chunk, packed: source.bytesRead }
  }
}

/** A zip does not report its read position: progress is the share of the declared size. */
async function* unzipped({ file, size, onRead }: UnpackInput): AsyncGenerator<UnpackedChunk> {
  const entry = await oneEntry(file)
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
  try {
    let read = 0
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      read += chunk.length
      onRead(Math.min(size, Math.round((read / Math.max(1, entry.uncompressedSize)) * size)))
      yield { chunk, packed: size }
    }
  } finally {
    zip.close()
  }
}

/** The only feed in a zip. */
async function oneEntry(file: string): Promise<Entry> {
  const entries: Entry[] = []
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new StockImportProblem(texts.theZipFileIsIncomplete({ file }))
  })
  try {
    for await (const entry of zip.eachEntry()) {
      if (isFeed(entry.fileName)) entries.push(entry)
      if (entries.length > 1) break
    }
  } catch {
    throw new StockImportProblem(texts.theZipFileCannotBeRead({ file }))
  } finally {
    zip.close()
  }
  const [entry, another] = entries
  if (!entry) throw new StockImportProblem(texts.theZipFileContainsNoFile({ file }))
  if (another) {
    throw new StockImportProblem(
      texts.zipFileContainsSeveralFilesFileName({ file, fileName: entry.fileName, fileName2: another.fileName }),
    )
  }
  if (entry.isEncrypted()) throw new StockImportProblem(texts.zipFileProtectedByPassword({ file }))
  if (!entry.canDecodeFileData()) throw new StockImportProblem(texts.zipFileCompressionThatNotSupported({ file }))
  return entry
}

const isFeed = (name: string) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name)

/** Limits the size and the compression ratio. */
async function* bounded(file: string, source: AsyncIterable<UnpackedChunk>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const { chunk, packed } of source) {
    if (size === 0 && getContainer(chunk) !== null) {
      throw new StockImportProblem(texts.theFileFileIsCompressedTwice({ file }))
    }
    size += chunk.length
    if (size > mostBytes || (size > growthCountsFrom && size > packed * mostGrowth)) {
      throw new StockImportProblem(
        texts.fileFileExpandsFromPackedBytesTo({ file, floor: Math.floor(size / 1024 ** 2), packed }),
      )
    }
    yield chunk
  }
}

/** Converts decompression errors to a truncated feed. */
async function* whole(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch (error) {
    if (error instanceof StockImportProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FeedCutShort(texts.compressedFileFileIncompleteOrDamagedReason({ file, reason }))
  }
}
