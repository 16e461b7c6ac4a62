import { typoDistance, typosAllowed } from '../words.ts'

/** The occurrence of a word in the text with this code of this column. */
export interface Mention {
  field: string
  code: number
}

interface VocabularyEntry {
  mentions: Mention[]
  letters: number
}

/** An index of the words in all texts of a stock's columns. */
export class Vocabulary {
  readonly #words = new Map<string, VocabularyEntry>()

  add(word: string, mention: Mention): void {
    const known = this.#words.get(word)
    if (known) known.mentions.push(mention)
    else this.#words.set(word, { mentions: [mention], letters: getLetters(word) })
  }

  /** Texts with exactly this word. */
  exactly(word: string): readonly Mention[] {
    return this.#words.get(word)?.mentions ?? []
  }

  /** Texts with a word of this prefix. */
  startingWith(start: string): readonly Mention[] {
    const found: Mention[] = []
    for (const [word, { mentions }] of this.#words) if (word.startsWith(start)) found.push(...mentions)
    return found
  }

  /** Texts with a word within one or two typos. */
  near(typed: string): readonly Mention[] {
    const allowed = typosAllowed(typed)
    const found: Mention[] = []
    if (allowed === 0) return found
    const letters = getLetters(typed)
    for (const [word, known] of this.#words) {
      if (Math.abs(typed.length - word.length) > allowed) continue
      // A wrong first letter counts as two typos.
      if (allowed === 1 && typed[0] !== word[0]) continue
      if (bits(letters & ~known.letters) > allowed || bits(known.letters & ~letters) > allowed) continue
      const distance = typoDistance(typed, word)
      if (distance > 0 && distance <= allowed && !/\d/.test(word)) found.push(...known.mentions)
    }
    return found
  }
}

/** The set of letters of a word as bits: words with too many different letters cannot be typos of each other. */
function getLetters(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31)
  return letters
}

function bits(number: number): number {
  let left = number
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}
