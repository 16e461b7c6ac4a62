type NumberArray = Float64Array | Uint8Array | Uint32Array

/** A growable numeric array; `values` may be longer than `length`. */
export class GrowableArray<A extends NumberArray> {
  values: A
  length = 0
  readonly #make: (length: number) => A

  constructor(make: (length: number) => A) {
    this.#make = make
    this.values = make(64)
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.#make(Math.ceil(this.length * 1.5))
      grown.set(this.values)
      this.values = grown
    }
    this.values[this.length] = value
    this.length += 1
  }
}

export const growableNumbers = () => new GrowableArray((length) => new Float64Array(length))
export const growableIndexes = () => new GrowableArray((length) => new Uint32Array(length))
export const growableFlags = () => new GrowableArray((length) => new Uint8Array(length))
