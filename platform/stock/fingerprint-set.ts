import { hashText } from '#schemas/lib/hash-text.ts'

/** A probabilistic set: it detects values that are certainly new; others must be looked up. */
export interface FingerprintSet {
  /** False: certainly new. Adds it in both cases. */
  add: (text: string) => boolean
  /** As `add`, without adding. */
  has: (text: string) => boolean
}

/** A set of hashes in a typed array: four to eight bytes per value. */
export function createFingerprintSet(): FingerprintSet {
  let slots = new Uint32Array(16_384)
  let count = 0
  const getSlot = (hash: number): number => {
    let at = hash % slots.length
    while (slots[at] !== 0 && slots[at] !== hash) at = (at + 1) % slots.length
    return at
  }
  const put = (hash: number): boolean => {
    const at = getSlot(hash)
    if (slots[at] === hash) return true
    slots[at] = hash
    count += 1
    return false
  }
  return {
    add: (text) => {
      if (count * 2 > slots.length) {
        const before = slots
        slots = new Uint32Array(before.length * 2)
        count = 0
        for (const hash of before) if (hash !== 0) put(hash)
      }
      return put(getHash(text))
    },
    has: (text) => slots[getSlot(getHash(text))] !== 0,
  }
}

/** 0 marks an empty slot. */
const getHash = (text: string): number => hashText(text) || 1
