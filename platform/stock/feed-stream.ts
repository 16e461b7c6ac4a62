import type { FeedEncoding } from '#schemas/stock/feed-mapping.ts'
import { type FeedBytes, openByteStream } from './byte-stream.ts'
import { FeedCutShort } from './read-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'

export interface Feed {
  /** Of the file as it lies there. */
  bytes: number
  container: FeedBytes['container']
  encoding: FeedEncoding
  /** The first characters. */
  start: string
  /** What was done to read the file, where it was not plain UTF-8. */
  remarks: string[]
  /** The file as text, piece by piece. `onBytes` is told how much of it has been read. */
  text: (onBytes?: (bytes: number) => void) => AsyncGenerator<string>
}

interface Wanted {
  encoding?: 'auto' | FeedEncoding
  /** To look at a feed rather than import it: what is not UTF-8 is taken for the old Windows code page. */
  mayGuess?: boolean
}

/**
 * A feed as text, out of its gzip or zip. UTF-8 is read with and without a byte order mark, UTF-16 where its mark or the mapping says so, the
 * old Windows code page where the mapping or an XML declaration says so. Anything else is refused before a row is read: to guess among the old
 * code pages would silently spoil names.
 */
export async function openFeedStream(
  file: string,
  { encoding = 'auto', mayGuess = false }: Wanted = {},
): Promise<Feed> {
  const bytes = await openByteStream(file)
  const head = await headOf(bytes)
  if (head.length === 0) throw new StockImportProblem(`The file ${file} is empty.`)
  const found = await labelOf(file, { bytes, head, encoding, mayGuess })
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
const notUtf8Here = () =>
  new FeedCutShort('The file stops being UTF-8 in the middle: it is damaged, or was put together of two.')

const headSize = 262_144

async function headOf(bytes: FeedBytes): Promise<Buffer> {
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
interface Found {
  encoding: FeedEncoding
  label: Label
}

const utf8: Found = { encoding: 'utf-8', label: 'utf-8' }
const windows: Found = { encoding: 'windows-1252', label: 'windows-1252' }

interface Look {
  bytes: FeedBytes
  head: Buffer
  encoding: 'auto' | FeedEncoding
  mayGuess: boolean
}

async function labelOf(file: string, { bytes, head, encoding, mayGuess }: Look): Promise<Found> {
  const [first, second, third, fourth] = head
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16', label: 'utf-16le' }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16', label: 'utf-16be' }
  const isLittle = second === 0 && fourth === 0
  const isBig = first === 0 && third === 0
  if (encoding === 'utf-16' || (mayGuess && (isLittle || isBig))) {
    return { encoding: 'utf-16', label: isBig ? 'utf-16be' : 'utf-16le' }
  }
  if (isLittle || isBig) {
    throw new StockImportProblem(
      `The file ${file} looks like UTF-16 without its mark. Save it as UTF-8, or say that the feed is UTF-16, and import it again.`,
    )
  }
  if (encoding === 'windows-1252' || (encoding === 'auto' && declaresWindows(head))) return windows
  const fault = await faultOfUtf8(bytes, bytes.container === null ? checkedSize : Infinity)
  if (fault === null) return utf8
  if (mayGuess && encoding === 'auto') return windows
  throw new StockImportProblem(
    `The file ${file} is not UTF-8 (${fault}). Save it as "CSV UTF-8", or say that the feed is windows-1252, and import it again.`,
  )
}

/** An XML file that names its code page; ISO-8859-1 is read as the web does. */
const declaresWindows = (head: Buffer) =>
  /^\s*<\?xml[^>]{0,200}encoding=["'](?:windows-1252|cp1252|iso-8859-1|latin-?1)["']/i.test(
    head.subarray(0, 300).toString('latin1'),
  )

/**
 * So much of a plain file is looked at before a row is read; what is no UTF-8 after that ends the feed there. A packed file is read to its end,
 * or to where it breaks, for it may be a bomb.
 */
const checkedSize = 16 * 1024 ** 2

/** Where the file stops being UTF-8; null where it does not, as far as it is looked at. */
async function faultOfUtf8(bytes: FeedBytes, most: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let size = 0
  try {
    for await (const chunk of bytes.read()) {
      try {
        decoder.decode(chunk, { stream: true })
      } catch {
        return `near line ${line}`
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
    return 'at its end'
  }
}

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}
