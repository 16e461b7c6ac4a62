import { Codes } from './codes.ts'
import { Dictionary } from './dictionary.ts'
import { growableIndexes } from './growable-array.ts'

/** One text per vehicle, as codes by row. */
export class CodeColumn {
  readonly dictionary: Dictionary
  readonly #codes = new Codes()

  constructor(onNew?: (value: string, code: number) => void) {
    this.dictionary = new Dictionary(onNew)
  }

  get codes(): Uint16Array | Uint32Array {
    return this.#codes.values
  }

  push(value: string | null): void {
    this.#codes.push(this.dictionary.codeOf(value))
  }
}

/** Several texts per vehicle: those of `row` are `codes` from `starts[row]` to before `starts[row + 1]`. */
export class ListColumn {
  readonly dictionary: Dictionary
  readonly starts = growableIndexes()
  readonly codes = new Codes()

  constructor(onNew?: (value: string, code: number) => void) {
    this.dictionary = new Dictionary(onNew)
    this.starts.push(0)
  }

  push(values: readonly string[]): void {
    const start = this.codes.length
    for (const value of values) {
      const code = this.dictionary.codeOf(value)
      if (code > 0 && !this.#has(code, start)) this.codes.push(code)
    }
    this.starts.push(this.codes.length)
  }

  #has(code: number, start: number): boolean {
    for (let at = start; at < this.codes.length; at += 1) if (this.codes.values[at] === code) return true
    return false
  }
}
