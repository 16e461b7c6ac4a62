/** Our own forms are three levels deep. */
const deepest = 16

/**
 * Whether input can be stored and forwarded: no text that databases and files reject (NUL, lone surrogates), and no excessive nesting.
 * Iterative, because deep values would exhaust the stack.
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
