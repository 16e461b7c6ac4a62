import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { FeedCutShort } from './read-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'

export interface FeedBytes {
  /** Of the file as it lies there, packed where it is packed. */
  size: number
  container: 'gzip' | 'zip' | null
  /** What is in it, unpacked. `onRead` is told how many bytes of the file have been read. */
  read: (onRead?: (bytes: number) => void) => AsyncGenerator<Buffer>
}

/** Unpacked, a feed has at most so many bytes; a million vehicles with long texts have three. */
const mostBytes = 8 * 1024 ** 3
/** Text packs ten to sixty times smaller; what grows more than this is made to fill a disk. */
const mostGrowth = 250
/** Until so much has come out, growth says nothing: an empty column packs well. */
const growthCountsFrom = 16 * 1024 ** 2

/**
 * A file's bytes, out of the gzip or the zip that it may lie in. A zip holds one feed and nothing else (what a Mac adds is not counted). Refuses
 * with a sentence what is missing, empty, encrypted or not a whole zip; while it is read, a bomb is refused and a gzip that breaks off throws
 * `FeedCutShort`.
 */
export async function openByteStream(file: string): Promise<FeedBytes> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new StockImportProblem(`There is no file at ${file}.`)
  if (found.size === 0) throw new StockImportProblem(`The file ${file} is empty.`)
  const container = containerOf(await firstBytes(file))
  if (container === 'zip') await oneEntry(file)
  return {
    size: found.size,
    container,
    read: (onRead = () => undefined) => {
      if (container === null) return counted(createReadStream(file), onRead)
      const told = { file, size: found.size, onRead }
      return whole(file, bounded(file, container === 'gzip' ? gunzipped(told) : unzipped(told)))
    },
  }
}

const firstBytes = async (file: string) => {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}

const containerOf = ([first, second, third]: Buffer): FeedBytes['container'] => {
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

/** What came out, and from how many bytes of the file. */
interface Unpacked {
  chunk: Buffer
  packed: number
}

interface Told {
  file: string
  size: number
  onRead: (bytes: number) => void
}

async function* gunzipped({ file, onRead }: Told): AsyncGenerator<Unpacked> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  pipeline(source, gunzip, () => undefined)
  for await (const chunk of gunzip) {
    onRead(source.bytesRead)
    yield { chunk, packed: source.bytesRead }
  }
}

/** A zip cannot say how far it has been read: what came out, of what it says will, tells. */
async function* unzipped({ file, size, onRead }: Told): AsyncGenerator<Unpacked> {
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

/** The one feed in a zip. */
async function oneEntry(file: string): Promise<Entry> {
  const entries: Entry[] = []
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new StockImportProblem(`The zip ${file} is not whole: send it again.`)
  })
  try {
    for await (const entry of zip.eachEntry()) {
      if (isFeed(entry.fileName)) entries.push(entry)
      if (entries.length > 1) break
    }
  } catch {
    throw new StockImportProblem(`The zip ${file} cannot be read: make it again.`)
  } finally {
    zip.close()
  }
  const [entry, another] = entries
  if (!entry) throw new StockImportProblem(`The zip ${file} holds no file.`)
  if (another) {
    throw new StockImportProblem(
      `The zip ${file} holds several files (${entry.fileName}, ${another.fileName} …): one is wanted.`,
    )
  }
  if (entry.isEncrypted()) throw new StockImportProblem(`The zip ${file} asks for a password.`)
  if (!entry.canDecodeFileData())
    throw new StockImportProblem(`The zip ${file} is packed in a way that is not read here.`)
  return entry
}

const isFeed = (name: string) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name)

/** Lets through what a feed can have grown to. */
async function* bounded(file: string, source: AsyncIterable<Unpacked>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const { chunk, packed } of source) {
    if (size === 0 && containerOf(chunk) !== null) {
      throw new StockImportProblem(`The file ${file} is packed twice: pack the feed itself.`)
    }
    size += chunk.length
    if (size > mostBytes || (size > growthCountsFrom && size > packed * mostGrowth)) {
      throw new StockImportProblem(
        `The file ${file} unpacks to more than ${Math.floor(size / 1024 ** 2)} MB from ${packed} bytes: no feed does that, and it is not read.`,
      )
    }
    yield chunk
  }
}

/** What an unpacker complains of is a feed that breaks off. */
async function* whole(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch (error) {
    if (error instanceof StockImportProblem) throw error
    const told = error instanceof Error ? error.message : String(error)
    throw new FeedCutShort(`The packed file ${file} breaks off or is damaged (${told}).`)
  }
}
