/** The same 32-bit number for the same text everywhere: FNV-1a. Spreads well and is quick; not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
