/** Texts as small numbers, in the order in which they came. 0 is "unknown". */
export class Dictionary {
  readonly values: string[] = ['']
  /** The same in lower case. */
  readonly folded: string[] = ['']
  readonly #foldings = new Set<string>()
  readonly #codes = new Map<string, number>()
  readonly #onNew: (value: string, code: number) => void

  /** `onNew` is told of each text that was not there before. */
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

  /** No two texts differ in case alone. */
  get isFolded(): boolean {
    return this.#foldings.size === this.values.length - 1
  }

  /** The code of exactly this text; 0 where no vehicle has it. */
  find(value: string): number {
    return this.#codes.get(value) ?? 0
  }

  /** Which codes are one of these texts, whatever their case: marks by code. */
  marksOf(texts: readonly string[]): Uint8Array {
    const wanted = new Set(texts.map((text) => text.toLowerCase()))
    const marks = new Uint8Array(this.values.length)
    for (let code = 1; code < marks.length; code += 1) if (wanted.has(this.folded[code] ?? '')) marks[code] = 1
    return marks
  }
}
