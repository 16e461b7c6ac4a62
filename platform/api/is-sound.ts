/** A form of ours is three deep. */
const deepest = 16

/**
 * Whether what was sent can be stored and told on: no text with what a database or a file has no place for (NUL, half a character), and not nested
 * so deep that reading it is work. Without recursion, which such depth would break.
 */
export function isSound(input: unknown): boolean {
  const ahead: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }]
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isSoundText(value)) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth === deepest) return false
    for (const [name, inner] of Object.entries(value)) {
      if (!isSoundText(name)) return false
      ahead.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}

const isSoundText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')
