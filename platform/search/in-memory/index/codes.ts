/** A growable array of codes: two bytes each, four once a code exceeds 65,535. `values` may be longer than `length`. */
export class Codes {
  values: Uint16Array | Uint32Array = new Uint16Array(64)
  length = 0

  push(code: number): void {
    const isWide = this.values instanceof Uint32Array
    const needsWidth = !isWide && code > 0xff_ff
    const isFull = this.length === this.values.length
    if (needsWidth || isFull) {
      const length = isFull ? Math.ceil(this.length * 1.5) : this.values.length
      const grown = isWide || needsWidth ? new Uint32Array(length) : new Uint16Array(length)
      grown.set(this.values)
      this.values = grown
    }
    this.values[this.length] = code
    this.length += 1
  }
}
