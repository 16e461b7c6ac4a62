import { facets, type FacetName } from '#schemas/vehicle/search-query.ts'
import { listSynonyms } from '#schemas/vehicle/search-synonyms.ts'
import { searchedFields } from '../../engine-document.ts'
import { splitWords } from '../words.ts'
import { CodeColumn, ListColumn } from './code-column.ts'
import { listedFacets, numberNames, otherTexts, singleFacets, type Entry, type NumberName } from './entry.ts'
import { growableFlags, growableIndexes, growableNumbers, type GrowableArray } from './growable-array.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordText } from './word-text.ts'

type NumberColumn = GrowableArray<Float64Array>

/**
 * A site's stock as numeric columns in memory, which searches filter, count and sort by, about 500 bytes per vehicle. Rows are immutable: a
 * changed vehicle gets a new row, and its old one is dead.
 */
export class StockIndex {
  readonly ids = growableIndexes()
  readonly stocknums: string[] = []
  readonly numbers: Readonly<Record<NumberName, NumberColumn>>
  readonly vocabulary = new Vocabulary()
  readonly stockWords = new WordText()
  readonly nameWords = new WordText()
  /** 1 for a row with a current vehicle. */
  readonly alive = growableFlags()
  /** 1 for a vehicle that the dealer's website shows. */
  readonly shown = growableFlags()
  readonly #texts: ReadonlyMap<string, CodeColumn>
  readonly #lists: ReadonlyMap<string, ListColumn>
  readonly #rowOfId = new Map<number, number>()
  /** The columns in the order of an entry. */
  readonly #inOrder: { singles: CodeColumn[]; texts: CodeColumn[]; lists: ListColumn[]; numbers: NumberColumn[] }
  #dead = 0
  #changes = 0

  constructor() {
    const singles = [...singleFacets.map((name) => facets[name]), ...otherTexts]
    this.#texts = new Map(singles.map((field) => [field, new CodeColumn(this.#learn(field))]))
    const lists = [...listedFacets.map((name) => facets[name]), 'features']
    this.#lists = new Map(lists.map((field) => [field, new ListColumn(this.#learn(field))]))
    this.numbers = numberColumns()
    this.#inOrder = {
      singles: singleFacets.map((name) => this.text(facets[name])),
      texts: otherTexts.map((field) => this.text(field)),
      lists: listedFacets.map((name) => this.list(facets[name])),
      numbers: numberNames.map((name) => this.numbers[name]),
    }
  }

  /** A number that changes with every modification. */
  get changes(): number {
    return this.#changes
  }

  /** Number of rows, dead ones included. */
  get length(): number {
    return this.ids.length
  }

  /** More dead rows than living ones: the stock should be reloaded. */
  get isWorn(): boolean {
    return this.#dead > 1_000 && this.#dead > this.length / 2
  }

  rowOf(id: number): number | undefined {
    return this.#rowOfId.get(id)
  }

  text(field: string): CodeColumn {
    const column = this.#texts.get(field)
    if (!column) throw new Error(`A stock has no text ${field}.`)
    return column
  }

  list(field: string): ListColumn {
    const column = this.#lists.get(field)
    if (!column) throw new Error(`A stock has no list ${field}.`)
    return column
  }

  facet(name: FacetName): CodeColumn | ListColumn {
    return this.searched(facets[name])
  }

  searched(field: string): CodeColumn | ListColumn {
    return this.#lists.get(field) ?? this.text(field)
  }

  /** Adds or replaces a vehicle. */
  put([id, singles, lists, texts, numbers, isShown, stocknum, nameWords, features]: Entry): void {
    this.remove(id)
    this.#changes += 1
    this.#rowOfId.set(id, this.length)
    this.ids.push(id)
    this.alive.push(1)
    this.shown.push(isShown)
    this.stocknums.push(stocknum)
    const columns = this.#inOrder
    for (let at = 0; at < columns.singles.length; at += 1) columns.singles[at]?.push(singles[at] ?? null)
    for (let at = 0; at < columns.texts.length; at += 1) columns.texts[at]?.push(texts[at] ?? null)
    for (let at = 0; at < columns.lists.length; at += 1) columns.lists[at]?.push(lists[at] ?? [])
    for (let at = 0; at < columns.numbers.length; at += 1) columns.numbers[at]?.push(numbers[at] ?? Number.NaN)
    this.list('features').push(features)
    this.stockWords.push(splitWords(stocknum))
    this.nameWords.push(nameWords)
  }

  remove(id: number): void {
    const row = this.#rowOfId.get(id)
    if (row === undefined) return
    this.alive.values[row] = 0
    this.#changes += 1
    this.#rowOfId.delete(id)
    this.#dead += 1
  }

  #learn(field: string): (value: string, code: number) => void {
    if (!isSearched(field)) return () => undefined
    return (value, code) => {
      const own = field === 'seats' ? [] : splitWords(value)
      const joined = own.length > 1 && isName(field) ? [own.join('')] : []
      for (const word of new Set([...own, ...joined, ...listSynonyms(field, value)]))
        this.vocabulary.add(word, { field, code })
    }
  }
}

/** `seats` is not searched as a number, only as `7 seater`. */
const isSearched = (field: string) => field === 'seats' || searchedFields.some((searched) => searched === field)

/** `Range Rover` is also typed as one word. */
const isName = (field: string) => field === 'make' || field === 'model' || field === 'simple_body'

const numberColumns = (): Record<NumberName, NumberColumn> => ({
  price: growableNumbers(),
  subscription_price: growableNumbers(),
  weekly_price: growableNumbers(),
  km: growableNumbers(),
  year: growableNumbers(),
  created_at_timestamp: growableNumbers(),
  custom_rank: growableNumbers(),
  sold_date_timestamp: growableNumbers(),
  website_id: growableNumbers(),
  option_code: growableNumbers(),
  lat: growableNumbers(),
  long: growableNumbers(),
})
