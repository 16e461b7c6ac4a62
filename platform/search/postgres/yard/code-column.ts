import { Dictionary } from './dictionary.ts'
import { growingIndexes } from './growing.ts'

/** One text a vehicle, as codes: two bytes each, four where a site has more than 65,535 different ones. */
export class CodeColumn {
  readonly dictionary: Dictionary
  codes: Uint16Array | Uint32Array = new Uint16Array(64)
  #length = 0

  constructor(onNew?: (value: string, code: number) => void) {
    this.dictionary = new Dictionary(onNew)
  }

  push(value: string | null): void {
    const code = this.dictionary.codeOf(value)
    const isWide = this.codes instanceof Uint32Array
    const needsWidth = !isWide && code > 0xff_ff
    if (needsWidth || this.#length === this.codes.length) {
      const length = this.#length === this.codes.length ? this.#length * 2 : this.codes.length
      const grown = isWide || needsWidth ? new Uint32Array(length) : new Uint16Array(length)
      grown.set(this.codes)
      this.codes = grown
    }
    this.codes[this.#length] = code
    this.#length += 1
  }
}

/** Several texts a vehicle: those of `row` are `codes` from `starts[row]` to before `starts[row + 1]`. */
export class ListColumn {
  readonly dictionary: Dictionary
  readonly starts = growingIndexes()
  readonly codes = growingIndexes()

  constructor(onNew?: (value: string, code: number) => void) {
    this.dictionary = new Dictionary(onNew)
    this.starts.push(0)
  }

  push(values: readonly string[]): void {
    const codes = new Set(values.map((value) => this.dictionary.codeOf(value)))
    for (const code of codes) if (code > 0) this.codes.push(code)
    this.starts.push(this.codes.length)
  }
}
