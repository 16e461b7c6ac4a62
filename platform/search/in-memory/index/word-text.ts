import { growableIndexes } from './growable-array.ts'

/**
 * Words that are nearly unique per vehicle, mainly stock numbers: too many to index, so they are in one text that is scanned. A row is its
 * words, each after a space, and a newline.
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

  /** Rows with the word, or with a word of this prefix; rows may repeat. */
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
