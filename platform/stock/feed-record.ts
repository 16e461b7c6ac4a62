import { entryMark } from '#schemas/stock/read-target.ts'

/** An object of a JSON feed or an element of an XML one, laid flat: path within it to what stands there, entries of a list in their order. */
export interface FeedRecord {
  /** Counted from 1 among the records of the feed. */
  line: number
  values: ReadonlyMap<string, readonly string[]>
  /** Why the record is not whole, where it is not: it was too long to be kept. */
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
    finish: (line) => ({ line, values, fault: size > longestRecord ? faultOf(size) : null }),
  }
}

const faultOf = (size: number) =>
  size === Infinity
    ? `it has more than ${mostPaths} different fields`
    : `it is longer than ${longestRecord / 1_000_000} million characters`

/** The record as one line of JSON, for a report. */
export const recordText = ({ values }: FeedRecord): string =>
  JSON.stringify(
    Object.fromEntries(Array.from(values, ([path, texts]) => [path, texts.length === 1 ? texts[0] : texts])),
  )

/** What stands at a path, as a cell; the entries of a list stand apart by `entryMark`. */
export const cellOfRecord = ({ values }: FeedRecord, path: string): string => values.get(path)?.join(entryMark) ?? ''
