import type { FeedField } from '#schemas/stock/feed-vehicle.ts'
import { openFeed } from './open-feed.ts'
import { stockFormats } from './formats/formats.ts'
import type { RowReading, StockFormat } from './formats/stock-format.ts'
import { readRows } from './read-rows.ts'
import { StockImportProblem } from './stock-import-problem.ts'

/** A row and what its format made of it. `cells` stay at hand for the report of rejected rows. */
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

/** Opens a feed and reads its heading; refuses a file of another kind before a row is read. */
export async function readFeed(
  file: string,
  format: StockFormat,
  { thisYear, onBytes }: { thisYear: number; onBytes: (bytes: number) => void },
): Promise<FeedReader> {
  const feed = await openFeed(file)
  const chunks = readRows(feed.text(onBytes))
  const first = await chunks.next()
  const [head, ...rest] = first.done ? [] : first.value
  const heading = (head?.cells ?? []).map((column) => column.trim())
  const missing = format.columns.filter((column) => !heading.some((name) => isSame(name, column)))
  const fields = format.fields(heading).toSorted()
  const refusal = refuse(heading, { file, format, missing, fields })
  if (refusal !== null) {
    await chunks.return(undefined)
    throw refusal
  }
  const context = { thisYear, heading, fields }
  const indexOf = new Map(heading.map((column, at) => [column.toLowerCase(), at]))
  const read = ({ line, cells }: { line: number; cells: string[] }): ReadRow => ({
    line,
    cells,
    reading:
      cells.length === heading.length
        ? format.read((column) => cells[indexOf.get(column.toLowerCase()) ?? -1] ?? '', context)
        : rejectedWidth(cells.length, heading.length),
  })
  async function* rows() {
    if (rest.length > 0) yield rest.map(read)
    for await (const chunk of chunks) yield chunk.map(read)
  }
  const remarks = [...feed.remarks, ...unreadColumns(heading, [...format.columns, ...fields])]
  return { bytes: feed.bytes, remarks, heading, fields, rows: rows() }
}

interface Heading {
  file: string
  format: StockFormat
  missing: readonly string[]
  fields: readonly string[]
}

/** Of two columns of one name nobody can tell which is meant. */
function refuse(heading: string[], { file, format, missing, fields }: Heading): StockImportProblem | null {
  if (missing.length > 0) {
    const lacks = missing.map((column) => `"${column}"`).join(', ')
    const other = Object.values(stockFormats).find(({ columns }) => columns.every((column) => heading.includes(column)))
    const hint = other ? ` It is of the format ${other.name}: say --format ${other.name}.` : ''
    return new StockImportProblem(
      `The file ${file} is not of the format ${format.name}: its heading lacks ${lacks}.${hint}`,
    )
  }
  const twice = [...format.columns, ...fields].find(
    (name) => heading.filter((column) => isSame(column, name)).length > 1,
  )
  return twice === undefined ? null : new StockImportProblem(`The file ${file} has the column "${twice}" twice.`)
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const rejectedWidth = (width: number, headingWidth: number): RowReading => ({
  kind: 'rejected',
  stocknum: null,
  field: null,
  reason: `the row has ${width} cells where the heading has ${headingWidth}`,
})

function unreadColumns(heading: string[], read: readonly string[]): string[] {
  const known = new Set(read.map((column) => column.toLowerCase()))
  const extra = heading.filter((column) => !known.has(column.toLowerCase()))
  return extra.length > 0 ? [`Columns that were not read: ${extra.join(', ')}.`] : []
}
