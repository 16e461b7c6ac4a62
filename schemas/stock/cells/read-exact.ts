import { isPictureAddress } from './read-address.ts'
import { type FeedReading, isBlank } from './reading.ts'
import { parseJson } from '../../lib/parse-json.ts'

/** Between the entries of a list in one cell: features, addresses of pictures. */
export const listMark = '|'

/** The entries of a list as an export writes them: none is cut, and none left out as a repeat. */
export const readExactLines = (cell: string): FeedReading<string[]> => ({ value: getEntries(cell) })

/** What is no picture is left out, and never the vehicle. */
export function readExactPictures(cell: string): FeedReading<unknown> {
  const entries = cell.trim().startsWith('[')
    ? findList(cell)
    : getEntries(cell).filter(isPictureAddress).map(pictureAt)
  if (entries === null) return { value: [], remark: 'left out: the list of pictures is not JSON' }
  const value = entries.filter((entry) => isPicture(entry))
  const count = cell.trim().startsWith('[') ? entries.length : getEntries(cell).length
  if (value.length === count) return { value }
  return { value, remark: `${count - value.length} of ${count} left out: no address of a picture` }
}

/** Checks the format without copying each value; the schema rejects anything else. */
const isPicture = (entry: unknown): boolean => hasText(entry, 'image', 'url') && hasText(entry, 'image', 'thumb', 'url')

function hasText(value: unknown, ...path: string[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string'
  return typeof value === 'object' && value !== null && hasText(Reflect.get(value, name), ...rest)
}

const pictureAt = (url: string): unknown => ({ image: { url, thumb: { url } } })

function findList(cell: string): unknown[] | null {
  const list = parseJson(cell)
  return Array.isArray(list) ? list : null
}

const getEntries = (cell: string) =>
  cell
    .split(listMark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Text that is not JSON is passed on unchanged, so that the schema refuses the row. */
export function readJson(cell: string): FeedReading<unknown> {
  if (isBlank(cell)) return { value: null }
  return { value: parseJson(cell) ?? cell }
}
