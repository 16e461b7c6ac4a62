import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { StockImportProblem } from './stock-import-problem.ts'

export interface Feed {
  bytes: number
  /** What was done to read the file, where it was not plain UTF-8. */
  remarks: string[]
  /** The file as UTF-8 text. `onBytes` is told how much of it has been read. */
  text: (onBytes: (bytes: number) => void) => Readable
}

/**
 * A CSV file as text. UTF-8 is read with and without a byte order mark; UTF-16 is converted where its mark says so. Anything else is refused
 * before a row is read: to guess among the old code pages would silently spoil names.
 */
export async function openFeed(file: string): Promise<Feed> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new StockImportProblem(`There is no file at ${file}.`)
  if (found.size === 0) throw new StockImportProblem(`The file ${file} is empty.`)
  const encoding = await encodingOf(file)
  if (encoding === 'utf-8') await checkUtf8(file)
  return {
    bytes: found.size,
    remarks: encoding === 'utf-8' ? [] : [`The file is ${encoding.toUpperCase()}; it was converted to UTF-8.`],
    text: (onBytes) => createReadStream(file).pipe(decoded(encoding, onBytes)),
  }
}

async function encodingOf(file: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be'> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close())
  const [first, second, third, fourth] = buffer.subarray(0, bytesRead)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if ((second === 0 && fourth === 0) || (first === 0 && third === 0)) {
    throw new StockImportProblem(
      `The file ${file} looks like UTF-16 without its mark. Save it as "CSV UTF-8" and import it again.`,
    )
  }
  return 'utf-8'
}

async function checkUtf8(file: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const chunk of createReadStream(file)) {
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      throw notUtf8(file, `near line ${line}`)
    }
    line += countLines(chunk)
  }
  try {
    decoder.decode()
  } catch {
    throw notUtf8(file, 'at its end')
  }
}

const notUtf8 = (file: string, where: string) =>
  new StockImportProblem(`The file ${file} is not UTF-8 (${where}). Save it as "CSV UTF-8" and import it again.`)

function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

function decoded(encoding: string, onBytes: (bytes: number) => void): Transform {
  const decoder = new TextDecoder(encoding)
  let read = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length
      onBytes(read)
      done(null, decoder.decode(chunk, { stream: true }))
    },
    flush(done) {
      done(null, decoder.decode())
    },
  })
}
