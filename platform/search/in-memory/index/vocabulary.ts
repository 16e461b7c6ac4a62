import { typoDistance, typosAllowed } from '../words.ts'

/** That the text with this code in this column holds a word. */
export interface Mention {
  field: string
  code: number
}

interface Known {
  mentions: Mention[]
  letters: number
}

/** The words of all the texts that a stock's columns have, each with where it is. */
export class Vocabulary {
  readonly #words = new Map<string, Known>()

  add(word: string, mention: Mention): void {
    const known = this.#words.get(word)
    if (known) known.mentions.push(mention)
    else this.#words.set(word, { mentions: [mention], letters: lettersOf(word) })
  }

  /** Texts with exactly this word. */
  exactly(word: string): readonly Mention[] {
    return this.#words.get(word)?.mentions ?? []
  }

  /** Texts with a word that begins so. */
  startingWith(start: string): readonly Mention[] {
    const found: Mention[] = []
    for (const [word, { mentions }] of this.#words) if (word.startsWith(start)) found.push(...mentions)
    return found
  }

  /** Texts with a word that may be meant by this one, by a slip of the keyboard or two. */
  near(typed: string): readonly Mention[] {
    const allowed = typosAllowed(typed)
    const found: Mention[] = []
    if (allowed === 0) return found
    const letters = lettersOf(typed)
    for (const [word, known] of this.#words) {
      if (Math.abs(typed.length - word.length) > allowed) continue
      // A wrong first letter counts twice, so one slip never has it.
      if (allowed === 1 && typed[0] !== word[0]) continue
      if (bits(letters & ~known.letters) > allowed || bits(known.letters & ~letters) > allowed) continue
      const distance = typoDistance(typed, word)
      if (distance > 0 && distance <= allowed && !/\d/.test(word)) found.push(...known.mentions)
    }
    return found
  }
}

/** Which letters a word has, as bits: two words with too many different ones cannot be slips of each other. */
function lettersOf(word: string): number {
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
