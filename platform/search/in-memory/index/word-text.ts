import { growableIndexes } from './growable-array.ts'

/**
 * Words that nearly every vehicle has its own of, its stock number above all: too many to number, so they stand in one text that is looked
 * through. A row is its words, each after a space, and a line's end.
 */
export class WordText {
  #text = ''
  #late: string[] = []
  #length = 0
  /** Where each row's words end. */
  readonly #ends = growableIndexes()

  push(words: readonly string[]): void {
    const line = `${words.map((word) => ` ${word}`).join('')}\n`
    this.#late.push(line)
    this.#length += line.length
    this.#ends.push(this.#length)
  }

  /** Rows that have the word, or one that begins with it; a row may come more than once. */
  rowsWith(word: string, isStart: boolean): number[] {
    if (this.#late.length > 0) {
      this.#text += this.#late.join('')
      this.#late = []
    }
    const rows: number[] = []
    for (let at = this.#text.indexOf(` ${word}`); at >= 0; at = this.#text.indexOf(` ${word}`, at + 1)) {
      const after = this.#text[at + 1 + word.length]
      if (isStart || after === ' ' || after === '\n') rows.push(this.#rowAt(at))
    }
    return rows
  }

  #rowAt(position: number): number {
    const { values } = this.#ends
    let low = 0
    let high = this.#ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[middle] ?? 0) <= position) low = middle + 1
      else high = middle
    }
    return low
  }
}
