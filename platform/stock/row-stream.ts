import type { FeedKind } from '#schemas/stock/feed-mapping.ts'
import { cellOfRecord, type FeedRecord, recordText } from './feed-record.ts'
import type { Feed } from './feed-stream.ts'
import { looksLikeLines, readJson } from './read-json.ts'
import { type FeedRow, readRows } from './read-rows.ts'
import { findXmlRows, readXml } from './read-xml.ts'
import { StockImportProblem } from './stock-import-problem.ts'
import * as texts from './texts.ts'

/** One vehicle's row in any file format. */
export interface SourceRow {
  line: number
  /** For the report: the original cells, or the whole record as JSON. */
  cells: string[]
  /** The value of a column or path; empty if missing. */
  cell: (column: string) => string
  /** Why the row cannot be read; null if it can. */
  fault: string | null
  record: FeedRecord | null
}

export interface RowSource {
  kind: FeedKind
  /** The names of `cells`. */
  heading: string[]
  /** The path to the list of vehicles; null for a table, and before it is found. */
  path: () => string | null
  rows: AsyncGenerator<SourceRow[]>
}

interface RowStreamOptions {
  file: string
  kind: 'auto' | FeedKind
  /** JSON and XML: the path to the list of vehicles; null: the first list. */
  rows: string | null
  onBytes?: (bytes: number) => void
}

/** Opens a feed's rows: a table by its heading, JSON and XML by the path to their list. */
export async function openRowStream(feed: Feed, { file, kind, rows, onBytes }: RowStreamOptions): Promise<RowSource> {
  const found = kind === 'auto' ? getKind(feed.start) : kind
  switch (found) {
    case 'csv':
    case 'tsv':
      return openTable(readRows(feed.text(onBytes), found === 'tsv' ? '\t' : null), { file, kind: found })
    case 'json': {
      const { records, found: path } = readJson(feed.text(onBytes), { rows, isLines: looksLikeLines(feed.start) })
      return openRecords(records, { kind: found, path })
    }
    case 'xml': {
      const path = rows || findXmlRows(feed.start)
      if (path === null) throw new StockImportProblem(texts.noListVehiclesWasFoundInFile({ file }))
      return openRecords(readXml(feed.text(onBytes), path), { kind: found, path: () => path })
    }
  }
}

/** Detected from the first character. */
function getKind(start: string): FeedKind {
  const [first] = start.trimStart()
  if (first === '{' || first === '[') return 'json'
  if (first === '<') return 'xml'
  const [heading = ''] = start.split(/[\r\n]/, 1)
  return heading.includes('\t') && !heading.includes(',') && !heading.includes(';') ? 'tsv' : 'csv'
}

/** More columns indicate another file type or a transposed table. */
const mostColumns = 2_000

async function openTable(
  chunks: AsyncGenerator<FeedRow[]>,
  { file, kind }: { file: string; kind: FeedKind },
): Promise<RowSource> {
  const first = await chunks.next()
  const [head, ...rest] = first.done ? [] : first.value
  const heading = (head?.cells ?? []).map((column) => column.trim())
  if (heading.length > mostColumns) {
    await chunks.return(undefined)
    throw new StockImportProblem(texts.theFileFileHasLengthColumns({ file, length: heading.length, mostColumns }))
  }
  const placeOf = placesIn(heading)
  const toRow = ({ line, cells }: FeedRow): SourceRow => ({
    line,
    cells,
    cell: (column) => cells[placeOf(column)] ?? '',
    fault:
      cells.length === heading.length
        ? null
        : `the row has ${cells.length} cells where the heading has ${heading.length}`,
    record: null,
  })
  async function* rows() {
    if (rest.length > 0) yield rest.map(toRow)
    for await (const chunk of chunks) yield chunk.map(toRow)
  }
  return { kind, heading, path: () => null, rows: rows() }
}

/** Index of the cell under a name, ignoring case; -1 if missing. */
function placesIn(heading: readonly string[]): (column: string) => number {
  const folded = new Map(heading.map((column, at) => [column.toLowerCase(), at]))
  const placeByColumn = new Map<string, number>()
  return (column) => {
    const known = placeByColumn.get(column)
    if (known !== undefined) return known
    const place = folded.get(column.toLowerCase()) ?? -1
    placeByColumn.set(column, place)
    return place
  }
}

function openRecords(
  records: AsyncGenerator<FeedRecord[]>,
  { kind, path }: { kind: FeedKind; path: () => string | null },
): RowSource {
  async function* rows() {
    for await (const chunk of records) yield chunk.map(toRow)
  }
  return { kind, heading: ['row'], path, rows: rows() }
}

/** An oversized record has no cells. */
const toRow = (record: FeedRecord): SourceRow => ({
  line: record.line,
  cells: [record.fault === null ? recordText(record) : ''],
  cell: (column) => cellOfRecord(record, column),
  fault: record.fault,
  record,
})
