import type { FeedEncoding } from '#schemas/stock/feed-mapping.ts'
import { type FeedBytes, openByteStream } from './byte-stream.ts'
import { FeedCutShort } from './read-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import * as texts from './texts.ts'

export interface Feed {
  /** Of the file on disk. */
  bytes: number
  container: FeedBytes['container']
  encoding: FeedEncoding
  /** The first characters. */
  start: string
  /** Conversions of the file, unless it was plain UTF-8. */
  remarks: string[]
  /** The file as text chunks. `onBytes` receives the number of bytes read. */
  text: (onBytes?: (bytes: number) => void) => AsyncGenerator<string>
}

interface FeedStreamOptions {
  encoding?: 'auto' | FeedEncoding
  /** For previews rather than imports: text that is not UTF-8 is read as Windows-1252. */
  mayGuess?: boolean
}

/**
 * A feed as text, from gzip or zip if compressed. UTF-8 with or without a byte order mark, UTF-16 by its mark or the mapping, Windows-1252
 * by the mapping or an XML declaration. Anything else is rejected before reading a row: guessing among legacy encodings would silently
 * corrupt names.
 */
export async function openFeedStream(
  file: string,
  { encoding = 'auto', mayGuess = false }: FeedStreamOptions = {},
): Promise<Feed> {
  const bytes = await openByteStream(file)
  const head = await readHead(bytes)
  if (head.length === 0) throw new StockImportProblem(texts.theFileFileIsEmpty({ file }))
  const found = await readLabel(file, { bytes, head, encoding, mayGuess })
  const decoder = (fatal: boolean) => new TextDecoder(found.label, { fatal })
  const remark = `The file is ${found.label.toUpperCase()}; it was converted to UTF-8.`
  return {
    bytes: bytes.size,
    container: bytes.container,
    encoding: found.encoding,
    start: decoder(false).decode(head, { stream: true }),
    remarks: found.label === 'utf-8' ? [] : [remark],
    text: async function* (onBytes) {
      const decoding = decoder(found.label === 'utf-8')
      for await (const chunk of bytes.read(onBytes)) {
        const piece = decoded(() => decoding.decode(chunk, { stream: true }))
        if (piece === null) yield beforeFault(chunk)
        if (piece === null) throw notUtf8Here()
        if (piece !== '') yield piece
      }
      const rest = decoded(() => decoding.decode())
      if (rest === null) throw notUtf8Here()
      if (rest !== '') yield rest
    },
  }
}

function decoded(decode: () => string): string | null {
  try {
    return decode()
  } catch {
    return null
  }
}

const beforeFault = (chunk: Buffer) => new TextDecoder().decode(chunk).split('\ufffd', 1).join('')
const notUtf8Here = () => new FeedCutShort(texts.theFileIsNotUtf8Throughout)

const headSize = 262_144

async function readHead(bytes: FeedBytes): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of bytes.read()) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= headSize) break
    }
  } catch (error) {
    if (!(error instanceof FeedCutShort)) throw error
    if (size === 0) throw new StockImportProblem(error.message)
  }
  return Buffer.concat(chunks).subarray(0, headSize)
}

type Label = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
interface DetectedEncoding {
  encoding: FeedEncoding
  label: Label
}

const utf8: DetectedEncoding = { encoding: 'utf-8', label: 'utf-8' }
const windows: DetectedEncoding = { encoding: 'windows-1252', label: 'windows-1252' }

interface EncodingInput {
  bytes: FeedBytes
  head: Buffer
  encoding: 'auto' | FeedEncoding
  mayGuess: boolean
}

async function readLabel(file: string, { bytes, head, encoding, mayGuess }: EncodingInput): Promise<DetectedEncoding> {
  const [first, second, third, fourth] = head
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16', label: 'utf-16le' }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16', label: 'utf-16be' }
  const isLittle = second === 0 && fourth === 0
  const isBig = first === 0 && third === 0
  if (encoding === 'utf-16' || (mayGuess && (isLittle || isBig))) {
    return { encoding: 'utf-16', label: isBig ? 'utf-16be' : 'utf-16le' }
  }
  if (isLittle || isBig) {
    throw new StockImportProblem(texts.fileFileLooksLikeUtf16Without({ file }))
  }
  if (encoding === 'windows-1252' || (encoding === 'auto' && declaresWindows(head))) return windows
  const fault = await faultOfUtf8(bytes, bytes.container === null ? checkedSize : Infinity)
  if (fault === null) return utf8
  if (mayGuess && encoding === 'auto') return windows
  throw new StockImportProblem(texts.fileFileNotUtf8Fault({ file, fault }))
}

/** An XML file that declares its encoding; ISO-8859-1 is read as Windows-1252, as on the web. */
const declaresWindows = (head: Buffer) =>
  /^\s*<\?xml[^>]{0,200}encoding=["'](?:windows-1252|cp1252|iso-8859-1|latin-?1)["']/i.test(
    head.subarray(0, 300).toString('latin1'),
  )

/**
 * The checked size of a plain file; invalid UTF-8 after that ends the feed there. A compressed file is checked completely, since it may be
 * a bomb.
 */
const checkedSize = 16 * 1024 ** 2

/** Offset of invalid UTF-8; null if there is none in the checked part. */
async function faultOfUtf8(bytes: FeedBytes, most: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let size = 0
  try {
    for await (const chunk of bytes.read()) {
      try {
        decoder.decode(chunk, { stream: true })
      } catch {
        return texts.nearLineLine({ line })
      }
      line += countLines(chunk)
      size += chunk.length
      if (size >= most) return null
    }
  } catch (error) {
    if (error instanceof FeedCutShort) return null
    throw error
  }
  try {
    decoder.decode()
    return null
  } catch {
    return texts.atItsEnd
  }
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}
