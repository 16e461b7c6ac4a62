/** A task that costs the browser a second or a few, and the server one hash. */
export interface Work {
  challenge: string
  /** Leading zero bits that the hash must have. Each bit doubles the cost. */
  bits: number
}

const atOnce = 512

/** Finds a number that answers a task. Needs a secure context (https, or localhost), where browsers offer hashes. */
export async function solveWork({ challenge, bits }: Work): Promise<string> {
  const encoder = new TextEncoder()
  for (let first = 0; ; first += atOnce) {
    const tried = Array.from({ length: atOnce }, (_, index) => String(first + index))
    const hashes = await Promise.all(
      tried.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${answer}`))),
    )
    const found = hashes.findIndex((hash) => countLeadingZeros(new Uint8Array(hash)) >= bits)
    const answer = tried[found]
    if (answer !== undefined) return answer
  }
}

export function countLeadingZeros(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
