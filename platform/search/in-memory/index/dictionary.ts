/** Maps texts to integers in order of insertion. 0 is "unknown". */
export class Dictionary {
  readonly values: string[] = ['']
  /** The same texts in lower case. */
  readonly folded: string[] = ['']
  readonly #foldings = new Set<string>()
  readonly #codes = new Map<string, number>()
  readonly #onNew: (value: string, code: number) => void

  /** `onNew` is called for each new text. */
  constructor(onNew: (value: string, code: number) => void = () => undefined) {
    this.#onNew = onNew
  }

  codeOf(value: string | null): number {
    if (value === null || value === '') return 0
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.values.length
    const folded = value.toLowerCase()
    this.values.push(value)
    this.folded.push(folded)
    this.#foldings.add(folded)
    this.#codes.set(value, code)
    this.#onNew(value, code)
    return code
  }

  /** No two texts differ only in case. */
  get isFolded(): boolean {
    return this.#foldings.size === this.values.length - 1
  }

  /** The code of an exact text; 0 if no vehicle has it. */
  find(value: string): number {
    return this.#codes.get(value) ?? 0
  }

  /** Flags by code for texts that match ignoring case. */
  marksOf(texts: readonly string[]): Uint8Array {
    const foldedTexts = new Set(texts.map((text) => text.toLowerCase()))
    const marks = new Uint8Array(this.values.length)
    for (let code = 1; code < marks.length; code += 1) if (foldedTexts.has(this.folded[code] ?? '')) marks[code] = 1
    return marks
  }
}
