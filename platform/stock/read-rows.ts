import { parse } from 'csv-parse'

export interface FeedRow {
  /** Where the row begins, the heading's line being 1. */
  line: number
  cells: string[]
}

/** The feed stops in the middle of a row: whatever wrote or sent it did not finish. */
export class FeedCutShort extends Error {
  override name = 'FeedCutShort'
}

/** A row longer than this is a quote that was never closed. */
const longestRow = 4_000_000

/**
 * The rows of a CSV file as they arrive, the heading first. Commas, semicolons,
 * tabs and upright strokes are told apart by the heading where no `delimiter` is given; line ends may be mixed;
 * empty lines are no rows. Throws `FeedCutShort` after the last whole row where the file breaks off.
 */
export async function* readRows(
  text: AsyncIterable<string>,
  delimiter: string | null = null,
): AsyncGenerator<FeedRow[]> {
  let reader: Reader | null = null
  let width = 0
  let endsLine = true
  for await (const chunk of text) {
    reader ??= createReader(delimiter ?? delimiterOf(chunk))
    await reader.write(chunk)
    endsLine = /[\r\n]$/.test(chunk)
    const rows = reader.take()
    width ||= rows[0]?.cells.length ?? 0
    if (rows.length > 0) yield rows
    if (reader.failure() !== null) break
  }
  if (!reader) return
  await reader.end()
  const rows = reader.take()
  const last = rows.at(-1)
  const isCut = !endsLine && last !== undefined && last.cells.length < width
  const whole = isCut ? rows.slice(0, -1) : rows
  if (whole.length > 0) yield whole
  const failure = reader.failure()
  if (failure !== null) throw new FeedCutShort(failure)
  if (isCut) throw new FeedCutShort(`The file ends in the middle of the row that begins on line ${last.line}.`)
}

interface Reader {
  write: (chunk: string) => Promise<void>
  end: () => Promise<void>
  take: () => FeedRow[]
  failure: () => string | null
}

/** Rows are collected by `on_record` and not from the stream, which would drop those before an error. */
function createReader(delimiter: string): Reader {
  let rows: FeedRow[] = []
  let failure: string | null = null
  let lastLine = 0
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    on_record: (cells: string[], { lines }) => {
      const linesInside = cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0)
      rows.push({ line: Math.max(1, lines - linesInside), cells })
      lastLine = lines
      return null
    },
  })
  parser.on('error', () => {
    failure = `The file breaks off, or a quotation mark is never closed, after line ${lastLine}.`
  })
  return {
    write: (chunk) => new Promise((resolve) => void parser.write(chunk, () => resolve())),
    end: () => new Promise((resolve) => (failure === null ? void parser.end(() => resolve()) : resolve())),
    take: () => {
      const taken = rows
      rows = []
      return taken
    },
    failure: () => failure,
  }
}

/** The mark that stands most often in the first line. */
function delimiterOf(start: string): string {
  const [heading = ''] = start.split(/[\r\n]/, 1)
  const count = (mark: string) => heading.split(mark).length
  return [';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}
