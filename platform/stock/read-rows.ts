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
 * The rows of a table as they arrive, the heading first. Commas, semicolons, tabs and upright strokes are told apart by the heading where no
 * `delimiter` is given; line ends may be mixed; empty lines are no rows. Cells are quoted as RFC 4180 says; a quotation mark within a cell
 * that does not begin with one is a character like others. Throws `FeedCutShort` after the last whole row where the file breaks off.
 */
export async function* readRows(
  text: AsyncIterable<string>,
  delimiter: string | null = null,
): AsyncGenerator<FeedRow[]> {
  let mark = delimiter
  let rest = ''
  let line = 1
  let width = 0
  for await (const chunk of text) {
    mark ??= delimiterOf(chunk)
    const taken = takeRows(rest + chunk, { mark, line, isEnd: false })
    ;({ rest, line } = taken)
    width ||= taken.rows[0]?.cells.length ?? 0
    if (taken.rows.length > 0) yield taken.rows
    if (rest.length > longestRow) throw neverClosed(line)
  }
  if (rest === '') return
  const { rows, rest: open } = takeRows(rest, { mark: mark ?? ',', line, isEnd: true })
  if (open !== '') throw neverClosed(line)
  const [last] = rows
  if (last === undefined) return
  if (last.cells.length < width) {
    throw new FeedCutShort(`The file ends in the middle of the row that begins on line ${last.line}.`)
  }
  yield rows
}

const neverClosed = (line: number) =>
  new FeedCutShort(`The file breaks off, or a quotation mark is never closed, after line ${line - 1}.`)

interface Place {
  mark: string
  /** The line that the text begins on. */
  line: number
  /** No more will come: what stands without a line end is a row too. */
  isEnd: boolean
}

interface Taken {
  rows: FeedRow[]
  /** What is not a whole row yet, and the line it begins on. */
  rest: string
  line: number
}

const quote = 34
const lineFeed = 10
const carriageReturn = 13

/** The whole rows of a piece of text. Written for speed: most of an import's text is looked at here, character by character. */
function takeRows(text: string, { mark, line: firstLine, isEnd }: Place): Taken {
  const rows: FeedRow[] = []
  const delimiter = mark.charCodeAt(0)
  const size = text.length
  let line = firstLine
  let cells: string[] = []
  let rowStart = 0
  let at = 0
  let linesInside = 0
  while (at < size) {
    let end: number
    if (text.charCodeAt(at) === quote) {
      const close = closingQuote(text, at + 1)
      if (close === -1 || (close + 1 === size && !isEnd)) break
      end = endOfCell(text, close + 1, delimiter)
      const inside = text.slice(at + 1, close)
      if (inside.includes('\n')) linesInside += inside.split('\n').length - 1
      const plain = inside.includes('"') ? inside.replaceAll('""', '"') : inside
      cells.push(end === close + 1 ? plain : plain + text.slice(close + 1, end))
    } else {
      end = endOfCell(text, at, delimiter)
      if (end === size && !isEnd) break
      cells.push(text.slice(at, end))
    }
    if (end < size && text.charCodeAt(end) === delimiter) {
      at = end + 1
      if (at < size || !isEnd) continue
      cells.push('')
    }
    const isReturn = text.charCodeAt(end) === carriageReturn
    if (isReturn && end + 1 === size && !isEnd) break
    at = isReturn && text.charCodeAt(end + 1) === lineFeed ? end + 2 : end + 1
    if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells })
    line += linesInside + 1
    linesInside = 0
    cells = []
    rowStart = at
  }
  return { rows, rest: text.slice(rowStart), line }
}

/** Two in a row stand for one. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2)
  return at
}

function endOfCell(text: string, from: number, delimiter: number): number {
  let at = from
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === delimiter || code === lineFeed || code === carriageReturn) return at
  }
  return at
}

/** The mark that stands most often in the first line. */
function delimiterOf(start: string): string {
  const [heading = ''] = start.split(/[\r\n]/, 1)
  const count = (mark: string) => heading.split(mark).length
  return [';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',')
}
