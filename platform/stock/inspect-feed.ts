import type { FeedEncoding, FeedKind } from '#schemas/stock/feed-mapping.ts'
import type { FeedColumn } from '#schemas/stock/feed-preview.ts'
import { entryMark } from '#schemas/stock/cells/read-list.ts'
import { openFeedStream } from './feed-stream.ts'
import { openRowStream, type SourceRow } from './row-stream.ts'
import { FeedCutShort } from './read-rows.ts'

export interface FeedInspection {
  bytes: number
  container: 'gzip' | 'zip' | null
  kind: FeedKind
  encoding: FeedEncoding
  rows: string | null
  columns: FeedColumn[]
}

interface InspectionOptions {
  kind: 'auto' | FeedKind
  encoding: 'auto' | FeedEncoding
  rows: string | null
}

/** Limits of inspected rows and reported columns. */
const mostRows = 500
const mostColumns = 500
const mostText = 4_000_000

/** Detects the format and columns of a file from its beginning, and guesses its encoding if unknown. */
export async function inspectFeed(file: string, { kind, encoding, rows }: InspectionOptions): Promise<FeedInspection> {
  const feed = await openFeedStream(file, { encoding, mayGuess: true })
  const source = await openRowStream(feed, { file, kind, rows })
  const looked = await firstRows(source.rows)
  const isTable = source.kind === 'csv' || source.kind === 'tsv'
  const names = isTable ? source.heading : listPaths(looked)
  const columns = [...new Set(names)].filter((name) => name !== '').slice(0, mostColumns)
  return {
    bytes: feed.bytes,
    container: feed.container,
    kind: source.kind,
    encoding: feed.encoding,
    rows: source.path(),
    columns: columns.map((name) => getColumn(name, looked)),
  }
}

async function firstRows(chunks: AsyncGenerator<SourceRow[]>): Promise<SourceRow[]> {
  const looked: SourceRow[] = []
  let text = 0
  try {
    for await (const chunk of chunks) {
      looked.push(...chunk.slice(0, mostRows - looked.length))
      text += chunk.reduce((sum, { cells }) => cells.reduce((size, cell) => size + cell.length, sum), 0)
      if (looked.length >= mostRows || text > mostText) break
    }
  } catch (error) {
    if (!(error instanceof FeedCutShort)) throw error
  }
  return looked
}

const listPaths = (rows: readonly SourceRow[]) => rows.flatMap(({ record }) => [...(record?.values.keys() ?? [])])

const mostSamples = 5
const sampleLength = 120
/** A column of more different words than this is no closed list; nor is one of long ones. */
const mostWords = 30
const longestWord = 40

function getColumn(name: string, rows: readonly SourceRow[]): FeedColumn {
  const cells = rows.map(({ cell }) => cell(name)).filter((cell) => cell.trim() !== '')
  const different = [...new Set(cells)]
  const isClosed = different.length <= mostWords && different.every((cell) => cell.length <= longestWord)
  return {
    name,
    filled: cells.length,
    samples: different.slice(0, mostSamples).map((cell) => cut(cell.replaceAll(entryMark, ' | '))),
    words: isClosed && cells.length > 0 ? different : null,
  }
}

const cut = (text: string) => (text.length > sampleLength ? `${text.slice(0, sampleLength - 1)}…` : text)
