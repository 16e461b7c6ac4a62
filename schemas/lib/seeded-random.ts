import { hashText } from './hash-text.ts'

/** Numbers from 0 up to 1 that follow from the seed alone: a server and a browser with the same seed draw the same. Not for secrets. */
export function seededRandom(seed: string): () => number {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
