import { readText } from './read-text.ts'
import { type FeedReading, shown } from './reading.ts'

/** An address of a file or of a page. */
export function readAddress(cell: string): FeedReading<string> {
  const { value } = readText(cell)
  if (value === null) return { value }
  return isPictureAddress(value) && value.length <= 400
    ? { value }
    : { value: null, remark: `'${shown(value)}' left out: no address` }
}

/** On the web, or on the site itself. */
export const isPictureAddress = (address: string): boolean =>
  address.length <= 2_000 &&
  !/[\s<>"\\]/.test(address) &&
  (/^\/(?!\/)/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address)))
