import { entryMark } from '#schemas/stock/cells/read-list.ts'
import * as texts from './texts.ts'

/** A flattened object of a JSON feed or element of an XML feed: values by path, list entries in order. */
export interface FeedRecord {
  /** Counted from 1 among the records of the feed. */
  line: number
  values: ReadonlyMap<string, readonly string[]>
  /** The reason why the record is incomplete, if it was too long. */
  fault: string | null
}

/** A record longer than this is none: the longest texts and forty addresses of pictures make thirty thousand. */
export const longestRecord = 4_000_000
/** Deeper than this no feed nests; made to break a reader, it would. */
export const deepest = 64

const mostPaths = 5_000

export interface RecordBuilder {
  add: (path: string, text: string) => void
  finish: (line: number) => FeedRecord
}

/** Collects one record; beyond its bounds it only remembers that they were passed. */
export function buildRecord(): RecordBuilder {
  const values = new Map<string, string[]>()
  let size = 0
  return {
    add: (path, text) => {
      size += path.length + text.length
      if (size > longestRecord) return values.clear()
      const known = values.get(path)
      if (known) known.push(text)
      else if (values.size < mostPaths) values.set(path, [text])
      else size = Infinity
    },
    finish: (line) => ({ line, values, fault: size > longestRecord ? getFault(size) : null }),
  }
}

const getFault = (size: number) =>
  size === Infinity
    ? texts.itMoreThanMostPathsDifferentFields({ mostPaths })
    : texts.itIsLongerThanAmountMillionCharacters({ amount: longestRecord / 1_000_000 })

/** The record as one line of JSON, for a report. */
export const recordText = ({ values }: FeedRecord): string =>
  JSON.stringify(
    Object.fromEntries(Array.from(values, ([path, found]) => [path, found.length === 1 ? found[0] : found])),
  )

/** The value at a path as a cell; list entries are separated by `entryMark`. */
export const cellOfRecord = ({ values }: FeedRecord, path: string): string => values.get(path)?.join(entryMark) ?? ''
