import { CsvError, parse } from 'csv-parse'
import * as texts from './texts.ts'

export interface FeedRow {
  /** First line of the row; the heading is line 1. */
  line: number
  cells: string[]
}

/** The feed ends within a row: its writer or sender was interrupted. */
export class FeedCutShort extends Error {
  override name = 'FeedCutShort'
}

/** A longer row is an unclosed quote. In characters. */
const longestRow = 4_000_000

/**
 * Streams the rows of a table, the heading first. Without a `delimiter`, comma, semicolon, tab and vertical bar are detected from the
 * heading; newlines may be mixed; empty lines are skipped. Cells are quoted by RFC 4180; a quotation mark inside an unquoted cell is
 * literal. Throws `FeedCutShort` after the last complete row of a truncated file.
 */
export async function* readRows(
  text: AsyncIterable<string>,
  delimiter: string | null = null,
): AsyncGenerator<FeedRow[]> {
  let table: Table | null = null
  let width = 0
  let isLineEnded = false
  for await (const chunk of text) {
    table ??= openTable(delimiter ?? getDelimiter(chunk))
    const error = await table.write(chunk)
    const rows = table.takeRows()
    width ||= rows[0]?.cells.length ?? 0
    isLineEnded = /[\r\n]$/.test(chunk)
    if (rows.length > 0) yield rows
    if (error) throw cutShort(error, table.nextLine())
  }
  if (!table) return
  const error = await table.end()
  const rows = table.takeRows()
  const last = rows.at(-1)
  if (last && !isLineEnded && last.cells.length < width) {
    if (rows.length > 1) yield rows.slice(0, -1)
    throw new FeedCutShort(texts.theFileIsIncomplete5({ line: last.line }))
  }
  if (rows.length > 0) yield rows
  if (error) throw cutShort(error, table.nextLine())
}

interface Table {
  /** Resolves to the error that ends reading. Earlier rows remain available. */
  write: (chunk: string) => Promise<Error | null>
  end: () => Promise<Error | null>
  takeRows: () => FeedRow[]
  /** The line after the last row. */
  nextLine: () => number
}

/** Rows are collected as they are parsed, since a failing stream drops unread ones. */
function openTable(delimiter: string): Table {
  let rows: FeedRow[] = []
  let line = 1
  /** `csv-parse` counts CR LF within quotation marks as two lines. */
  let countedTwice = 0
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    on_record: (cells: string[], { lines }) => {
      const inside = lines - countedTwice > line ? cells.join('') : ''
      rows.push({ line: lines - countedTwice - countOf(inside, /[\r\n]/g), cells })
      countedTwice += countOf(inside, /\r\n/g)
      line = lines - countedTwice + 1
      return null
    },
  })
  // `settle` receives the same error by its callback.
  parser.on('error', () => {})
  parser.resume()
  return {
    write: (chunk) => settle((done) => parser.write(chunk, done)),
    end: () => settle((done) => parser.end(done)),
    takeRows: () => {
      const taken = rows
      rows = []
      return taken
    },
    nextLine: () => line,
  }
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const settle = async (act: (done: (error?: Error | null) => void) => void): Promise<Error | null> =>
  new Promise((resolve) => {
    act((error) => {
      resolve(error ?? null)
    })
  })

function cutShort(error: Error, line: number): Error {
  const isUnclosed =
    error instanceof CsvError && (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
  return isUnclosed ? new FeedCutShort(texts.theFileIsIncomplete4({ amount: line - 1 })) : error
}

/** The most frequent delimiter in the first line. */
function getDelimiter(start: string): string {
  const [heading = ''] = start.split(/[\r\n]/, 1)
  const count = (mark: string) => heading.split(mark).length
  return [';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}
