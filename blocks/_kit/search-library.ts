import MiniSearch from 'minisearch'

/** What a block's entry in the library is found by. */
export interface Findable {
  slug: string
  label: string
  description: string
  keywords: readonly string[]
  /** Label and keywords of a preset's block, by which it is found too, after the others. */
  block: string
}

/** Entries that match every word of a query, best first. An empty query finds none. */
export type LibrarySearch<Entry extends Findable> = (query: string) => Entry[]

/** A search over labels, keywords and descriptions, which allows for unfinished words, plurals and typing errors. */
export function createLibrarySearch<Entry extends Findable>(entries: readonly Entry[]): LibrarySearch<Entry> {
  const index = new MiniSearch<IndexedEntry>({
    fields: ['label', 'keywords', 'description', 'block'],
    tokenize: splitWords,
    processTerm: normalise,
    searchOptions: {
      boost: { label: 4, keywords: 3, block: 0.4 },
      // A long list of keywords must not count against a block.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < 5 ? false : 0.2),
      weights: { prefix: 0.5, fuzzy: 0.2 },
    },
  })
  index.addAll(
    entries.map(({ keywords, label, description, block }, id) => ({
      id,
      label,
      description,
      block,
      keywords: keywords.join(', '),
    })),
  )
  return (query) => {
    const phrase = splitWords(query).flatMap(listTerms).join(' ')
    const boostDocument = (id: number) => boost(entries[id], phrase)
    return index.search(query, { boostDocument }).flatMap(({ id }) => entries[id] ?? [])
  }
}

interface IndexedEntry {
  id: number
  label: string
  description: string
  keywords: string
  block: string
}

/** An entry that is named by the whole query comes before those that contain its words. */
function boost(entry: Findable | undefined, phrase: string): number {
  const isPhrase = (name: string) => splitWords(name).flatMap(listTerms).join(' ') === phrase
  if (isPhrase(entry?.label ?? '')) return 10
  return entry?.keywords.some(isPhrase) ? 3 : 1
}

const splitWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const listTerms = (word: string): string[] => {
  const term = normalise(word)
  return term === null ? [] : [term]
}

/** Words without meaning for a search, also in what people type: "photos of our team". */
const emptyWords = new Set(
  'a an and by for from in is it of on or our that the their to we what which with your'.split(' '),
)

function normalise(word: string): string | null {
  const lower = word.toLowerCase()
  if (emptyWords.has(lower)) return null
  return toSingular(lower)
}

function toSingular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/s$/, '')
}
