import { jsonParser } from 'stream-json/core/parser.js'
import { buildRecord, deepest, type FeedRecord, longestRecord, type RecordBuilder } from './feed-record.ts'
import { FeedCutShort } from './read-rows.ts'
import * as texts from './texts.ts'

interface Level {
  isArray: boolean
  /** Names from the root, without list indexes. */
  path: string
  /** Whether its entries are records. */
  holdsRecords: boolean
  key: string
}

interface RecordReading {
  records: AsyncGenerator<FeedRecord[]>
  /** The path to the list of records; empty if the file itself is the list. Null before it is found. */
  found: () => string | null
}

interface JsonReadOptions {
  /** The path to the list of vehicles; null: the first list of objects, or each line's object in NDJSON. */
  rows: string | null
  /** The file has one object per line (NDJSON). */
  isLines: boolean
}

/**
 * Streams the objects of a JSON feed, wherever their list is. Nested lists with the same path are one list (`dealers.vehicles` of every
 * dealer). Throws `FeedCutShort` after the last complete object if the file is truncated, invalid or nested too deeply.
 */
export function readJson(text: AsyncIterable<string>, { rows, isLines }: JsonReadOptions): RecordReading {
  let found: string | null = null
  const levels: Level[] = []
  const out: FeedRecord[] = []
  let line = 0
  let record: { builder: RecordBuilder; depth: number; path: string } | null = null
  let pending: string | null = null
  let silent = 0

  const at = () => levels.at(-1)
  const getPath = (level: Level | undefined) =>
    level ? (level.isArray ? level.path : level.path ? `${level.path}.${level.key}` : level.key) : ''

  const startRecord = (path: string) => {
    if (levels.length === 0) return isLines && (rows === null || rows === '')
    const parent = at()
    if (!parent?.isArray) return false
    if (rows === null && found === null && !isLines) parent.holdsRecords = true
    else if (path === (rows ?? found)) parent.holdsRecords = true
    return parent.holdsRecords
  }
  const open = (isArray: boolean) => {
    if (levels.length >= deepest) throw new FeedCutShort(texts.fileListsObjectsNestedMoreThanDeepest({ deepest }))
    const path = getPath(at())
    if (!isArray && record === null && startRecord(path)) {
      found ??= path
      record = { builder: buildRecord(), depth: levels.length, path }
    }
    levels.push({ isArray, path, holdsRecords: false, key: '' })
  }
  const close = () => {
    levels.pop()
    if (record === null || record.depth !== levels.length) return
    line += 1
    out.push(record.builder.finish(line))
    record = null
  }
  const value = (text: string) => {
    if (record === null || text === '') return
    const path = getPath(at())
    record.builder.add(record.path === '' ? path : path.slice(record.path.length + 1), text)
  }
  const feed = (piece: string, parse: ReturnType<typeof jsonParser>) => {
    const tokens = parse(piece)
    if (typeof tokens === 'symbol' || !('values' in tokens)) return
    for (const token of tokens.values) {
      switch (token.name) {
        case 'startObject':
          open(false)
          break
        case 'startArray':
          open(true)
          break
        case 'endObject':
        case 'endArray':
          close()
          break
        case 'keyValue': {
          const level = at()
          if (level) level.key = token.value
          break
        }
        case 'startString':
        case 'startNumber':
          pending = ''
          break
        case 'stringChunk':
        case 'numberChunk':
          if (record !== null && pending !== null && pending.length <= longestRecord) pending += token.value
          break
        case 'endString':
        case 'endNumber':
          value(pending ?? '')
          pending = null
          break
        case 'trueValue':
        case 'falseValue':
          value(String(token.value))
          break
        default:
      }
    }
  }

  async function* records(): AsyncGenerator<FeedRecord[]> {
    const parse = jsonParser({
      packKeys: true,
      packStrings: false,
      packNumbers: false,
      streamKeys: false,
      jsonStreaming: true,
    })
    const taken = () => out.splice(0)
    for await (const chunk of text) {
      try {
        for (const piece of listPieces(chunk)) {
          const before = levels.length + line
          feed(piece, parse)
          silent = before === levels.length + line && pending === null ? silent + piece.length : 0
          if (silent > longestRecord) throw new FeedCutShort(texts.theFileIsIncomplete({ line }))
        }
      } catch (error) {
        yield taken()
        if (error instanceof FeedCutShort) throw error
        throw new FeedCutShort(texts.fileIncompleteOrInvalidJsonAfterObject({ line }))
      }
      if (out.length > 0) yield taken()
    }
    if (levels.length > 0) throw new FeedCutShort(texts.theFileIsIncomplete3({ line }))
  }
  return { records: records(), found: () => found }
}

/** The parser loses data before an error within one chunk, so chunks are split at the ends of objects. */
function* listPieces(chunk: string): Generator<string> {
  let from = 0
  for (let end = chunk.indexOf('}'); end !== -1; end = chunk.indexOf('}', from)) {
    yield chunk.slice(from, end + 1)
    from = end + 1
  }
  if (from < chunk.length) yield chunk.slice(from)
}

/** Whether the file starts with an object per line. */
export function looksLikeLines(start: string): boolean {
  const [first = '', second = ''] = start.trimStart().split(/\r?\n/, 2)
  if (!first.startsWith('{') || !(second.trimStart().startsWith('{') || start.trim() === first.trim())) return false
  try {
    JSON.parse(first)
    return second.trim() !== ''
  } catch {
    return false
  }
}
