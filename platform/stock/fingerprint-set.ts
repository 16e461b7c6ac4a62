import { hashText } from '#schemas/lib/hash-text.ts'

/** Tells quickly that a number has not been among those before; where it may have been, somebody has to look. */
export interface FingerprintSet {
  /** False: certainly new. Remembers it either way. */
  add: (text: string) => boolean
  /** As `add`, and remembers nothing. */
  has: (text: string) => boolean
}

/** A set of hashes in a typed array: four to eight bytes a number, however long the feed is. */
export function createFingerprintSet(): FingerprintSet {
  let slots = new Uint32Array(16_384)
  let count = 0
  const slotOf = (hash: number): number => {
    let at = hash % slots.length
    while (slots[at] !== 0 && slots[at] !== hash) at = (at + 1) % slots.length
    return at
  }
  const put = (hash: number): boolean => {
    const at = slotOf(hash)
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
      return put(hashOf(text))
    },
    has: (text) => slots[slotOf(hashOf(text))] !== 0,
  }
}

/** 0 stands for an empty slot. */
const hashOf = (text: string): number => hashText(text) || 1
