import { typosAllowed, splitWords } from '../words.ts'
import type { Rows } from './rows.ts'
import type { Mention } from './vocabulary.ts'
import type { StockIndex } from './stock-index.ts'

/** Further words are ignored, as search engines commonly do. */
const mostWords = 10
/** With a page of exact matches, typo matches are not needed. */
const enough = 21
/** Up to three words are joined: `four wheel drive` is indexed as one word. */
const mostJoined = 3

/** Rows that contain all words; `score` by row: 2 in the title, 1 exact, 0 with a typo. */
export interface FoundWords {
  rows: Rows
  score: Uint8Array
}

/**
 * Null for an empty query. All words must match, the last one as a prefix; adjacent words are also tried as one, so `land cruiser` finds a
 * Landcruiser. Typos are tolerated only if too few vehicles of the site match exactly, regardless of the shopper's selection, so that
 * counts do not jump.
 */
export function findWords(stockIndex: StockIndex, listed: Rows, text: string): FoundWords | null {
  const words = typedWords(text)
  if (words.length === 0) return null
  const exact = rowsWithAll({ stockIndex, listed, words, mode: 'typed' })
  const found = listed.filter((row) => exact[row] === 1)
  const forgives = found.length < enough && words.some((word) => typosAllowed(word) > 0)
  const forgiven = forgives ? rowsWithAll({ stockIndex, listed, words, mode: 'forgiven' }) : exact
  const title = rowsWithAll({ stockIndex, listed, words, mode: 'title' })
  const score = new Uint8Array(stockIndex.length)
  for (const row of found) score[row] = title[row] === 1 ? 2 : 1
  return { rows: forgives ? listed.filter((row) => forgiven[row] === 1) : found, score }
}

function typedWords(text: string): string[] {
  const chunks = text.split(/[^\p{L}\p{M}\p{N}]+/u)
  return chunks.flatMap((chunk) => splitWords(chunk)).slice(0, mostWords)
}

/** A single digit is a model or a count, not a prefix. */
const isLoneDigit = (word: string) => /^\d$/.test(word)

interface WordQuery {
  stockIndex: StockIndex
  listed: Rows
  words: string[]
  mode: 'typed' | 'forgiven' | 'title'
}

/** 1 by row that has all words. A row with the first n words that also has the next one, two or three as one word has n plus that many. */
function rowsWithAll(looking: WordQuery): Uint8Array {
  const { stockIndex, listed, words } = looking
  const reached = words.map(() => new Uint8Array(stockIndex.length))
  for (const [from] of words.entries()) {
    const before = from === 0 ? null : reached[from - 1]
    for (let count = 1; count <= Math.min(mostJoined, words.length - from); count += 1) {
      const isLast = from + count === words.length
      const flags = rowsWithTerm(looking, words.slice(from, from + count).join(''), isLast)
      const after = reached[from + count - 1]
      if (!flags || !after) continue
      for (let at = 0; at < listed.length; at += 1) {
        const row = listed[at] ?? 0
        if (flags[row] === 1 && (!before || before[row] === 1)) after[row] = 1
      }
    }
  }
  return reached.at(-1) ?? new Uint8Array(0)
}

const titleFields = new Set(['year', 'make', 'model', 'badge'])

/** Null if no text and no vehicle has the word. */
function rowsWithTerm({ stockIndex, listed, mode }: WordQuery, word: string, isLast: boolean): Uint8Array | null {
  const isStart = isLast && !isLoneDigit(word)
  const { vocabulary } = stockIndex
  const known = isStart ? vocabulary.startingWith(word) : vocabulary.exactly(word)
  const all = mode === 'forgiven' ? [...known, ...vocabulary.near(word)] : known
  const mentions = mode === 'title' ? all.filter(({ field }) => titleFields.has(field)) : all
  const lone = [
    ...(mode === 'title' ? [] : stockIndex.stockWords.rowsWith(word, isStart)),
    ...stockIndex.nameWords.rowsWith(word, isStart),
  ]
  if (mentions.length === 0 && lone.length === 0) return null
  const flags = new Uint8Array(stockIndex.length)
  for (const row of lone) flags[row] = 1
  for (const [field, codes] of Map.groupBy(mentions, (mention) => mention.field))
    flagRows({ stockIndex, listed, flags, field, codes })
  return flags
}

interface RowFlagInput {
  stockIndex: StockIndex
  listed: Rows
  flags: Uint8Array
  field: string
  codes: Mention[]
}

function flagRows({ stockIndex, listed, flags, field, codes }: RowFlagInput): void {
  const column = stockIndex.searched(field)
  const marks = new Uint8Array(column.dictionary.values.length)
  for (const { code } of codes) marks[code] = 1
  if ('starts' in column) {
    const ends = column.starts.values
    const entries = column.codes.values
    for (let at = 0; at < listed.length; at += 1) {
      const row = listed[at] ?? 0
      const end = ends[row + 1] ?? 0
      for (let entry = ends[row] ?? 0; entry < end; entry += 1) if (marks[entries[entry] ?? 0] === 1) flags[row] = 1
    }
    return
  }
  const { codes: values } = column
  for (let at = 0; at < listed.length; at += 1) {
    const row = listed[at] ?? 0
    if (marks[values[row] ?? 0] === 1) flags[row] = 1
  }
}
