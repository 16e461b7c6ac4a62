const longestWord = 40

/**
 * The indexed words of a text: lower case, without accents, letters and digits only. A hyphenated word is also indexed as a whole: `CX-5
 * Škoda` -> `cx`, `5`, `cx5`, `skoda`.
 */
export function splitWords(text: string): string[] {
  // A fast path for a single plain word, the most frequent case.
  if (/^[a-z0-9]+$/i.test(text)) return [text.toLowerCase().slice(0, longestWord)]
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = new Set<string>()
  for (const chunk of folded.split(/[^\p{L}\p{N}\-.'’]+/u)) {
    const parts = chunk.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
    for (const part of parts) words.add(part.slice(0, longestWord))
    if (parts.length > 1) words.add(parts.join('').slice(0, longestWord))
  }
  return [...words]
}

/** Tolerated typos of a word: one from five letters, two from nine; none if it contains a digit. */
export function typosAllowed(typed: string): 0 | 1 | 2 {
  if (typed.length < 5 || typed.length > longestForgiven || /[^\p{L}]/u.test(typed)) return 0
  return typed.length < 9 ? 1 : 2
}

const longestForgiven = 20

/** Edit distance with swapped neighbours; a wrong first letter counts twice, since it is a rare typo. */
export function typoDistance(typed: string, meant: string): number {
  const rows = Array.from({ length: typed.length + 1 }, (_, i) => [i])
  for (let j = 1; j <= meant.length; j += 1) rows[0]?.push(j)
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= typed.length; i += 1) {
    for (let j = 1; j <= meant.length; j += 1) {
      const wrong = typed[i - 1] === meant[j - 1] ? 0 : 1
      const isSwapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + wrong, swapped))
    }
  }
  return at(typed.length, meant.length) + (typed[0] === meant[0] ? 0 : 1)
}
