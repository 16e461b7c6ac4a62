import type { FeedKind } from '#schemas/stock/feed-mapping.ts'
import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { openFeedStream } from './feed-stream.ts'
import { openRowStream } from './row-stream.ts'
import { stockFormats } from './formats/formats.ts'
import type { RowContext, RowReading, StockFormat } from './formats/stock-format.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import * as texts from './texts.ts'

/** A row and its interpretation by the format. `cells` are kept for the report of rejected rows. */
export interface ReadRow {
  line: number
  cells: string[]
  reading: RowReading
}

export interface FeedReader {
  bytes: number
  remarks: string[]
  heading: string[]
  fields: FeedField[]
  rows: AsyncGenerator<ReadRow[]>
}

/** Opens a feed and reads its heading; rejects a file of another kind before reading a row. */
export async function readFeed(
  file: string,
  format: StockFormat,
  { onBytes, ...site }: Pick<RowContext, 'thisYear' | 'timeZone'> & { onBytes?: (bytes: number) => void },
): Promise<FeedReader> {
  const { kind, encoding, rows: path } = format.file
  const feed = await openFeedStream(file, { encoding })
  const source = await openRowStream(feed, { file, kind, rows: path, ...(onBytes ? { onBytes } : {}) })
  const { heading } = source
  const fields = format.fields(heading).toSorted()
  const refusal = isTable(source.kind) ? refuse(heading, { file, format, fields }) : null
  if (refusal !== null) {
    await source.rows.return(undefined)
    throw refusal
  }
  const context = { ...site, heading, fields }
  async function* rows() {
    for await (const chunk of source.rows) {
      yield chunk.map(({ line, cells, cell, fault }): ReadRow => ({
        line,
        cells,
        reading: fault === null ? format.read(cell, context) : unreadable(fault),
      }))
    }
  }
  const unread = isTable(source.kind) ? unreadColumns(heading, [...format.columns, ...fields]) : []
  return { bytes: feed.bytes, remarks: [...feed.remarks, ...unread], heading, fields, rows: rows() }
}

const isTable = (kind: FeedKind) => kind === 'csv' || kind === 'tsv'

interface Heading {
  file: string
  format: StockFormat
  fields: readonly string[]
}

/** Duplicate column names are ambiguous. */
function refuse(heading: string[], { file, format, fields }: Heading): StockImportProblem | null {
  const missing = format.columns.filter((column) => !heading.some((name) => isSame(name, column)))
  if (missing.length > 0) {
    const lacks = missing.map((column) => `"${column}"`).join(', ')
    const other = Object.values(stockFormats).find(({ columns }) => columns.every((column) => heading.includes(column)))
    const hint = other ? texts.itIsOfTheFormatName({ name: other.name }) : ''
    return new StockImportProblem(
      format.name === 'mapping'
        ? texts.fileFileNotAsFeedsMappingSays({ file, lacks, hint })
        : texts.fileFileNotFormatName({ file, name: format.name, lacks, hint }),
    )
  }
  const read = format.name === 'mapping' ? format.columns : [...format.columns, ...fields]
  const twice = read.find((name) => heading.filter((column) => isSame(column, name)).length > 1)
  return twice === undefined ? null : new StockImportProblem(texts.fileFileColumnTwiceTwice({ file, twice }))
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const unreadable = (reason: string): RowReading => ({ kind: 'rejected', stocknum: null, field: null, reason })

const mostNamed = 20

function unreadColumns(heading: string[], read: readonly string[]): string[] {
  const known = new Set(read.map((column) => column.toLowerCase()))
  const extra = heading.filter((column) => !known.has(column.toLowerCase()))
  if (extra.length === 0) return []
  const more = extra.length > mostNamed ? texts.andAmountMore({ amount: extra.length - mostNamed }) : ''
  return [texts.columnsThatWereNotRead({ extra: extra.slice(0, mostNamed).join(', '), more })]
}
