import { decodeEntities } from '../../lib/decode-entities.ts'
import { htmlToText } from '../../vehicle/html-to-text.ts'
import { type FeedReading, isBlank, unknown, withoutControls } from './reading.ts'

/** Text without outer or doubled spaces, control characters or the NUL that PostgreSQL refuses. */
export function readText(cell: string, most = 400): FeedReading<string> {
  if (isBlank(cell)) return unknown(cell)
  const clean = isClean(cell) ? cell : withoutControls(cell).replace(/\s+/g, ' ').trim()
  return clean === '' ? unknown(cell) : cut(clean, most)
}

/** As most cells of most feeds are: words of plain letters with one space between them. */
const isClean = (cell: string) => /^[!-~]+(?: [!-~]+)*$/.test(cell)

/** Of a text of several lines, in characters. */
const mostText = 20_000

/** Text of several lines; of a web page its text alone. */
export function readLongText(cell: string): FeedReading<string> {
  const words = /<\/?[a-z][^<>]*>/i.test(cell) ? htmlToText(cell).join('\n') : decodeEntities(cell)
  const clean = words
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return clean === '' ? unknown(cell) : cut(clean, mostText)
}

/** Kept as written, line ends and all: an export is read back as it was. */
export function readExactText(cell: string): FeedReading<string> {
  const clean = cell.replaceAll('\u0000', '').trim()
  return clean === '' ? { value: null } : cut(clean, mostText)
}

const cut = (text: string, most: number): FeedReading<string> =>
  text.length <= most ? { value: text } : { value: text.slice(0, most).trim(), remark: `cut at ${most} characters` }
