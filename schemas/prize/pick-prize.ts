/** One segment of the wheel. `most` limits its total wins, null for none; segments with the same name share it. */
export interface WheelPart {
  label: string
  weight: number
  most: number | null
}

interface Draw {
  parts: readonly WheelPart[]
  /** Number of draws by name. */
  drawn: ReadonlyMap<string, number>
  /** A secure random integer from 0 to less than `below`. */
  random: (below: number) => number
}

/** Weights have a precision of a thousandth. */
const scale = 1_000

/** Draws a segment by the weights of those still available; null if there are none. */
export function pickPrize({ parts, drawn, random }: Draw): number | null {
  const weights = parts.map(({ label, weight, most }) =>
    most !== null && (drawn.get(label) ?? 0) >= most ? 0 : Math.max(0, Math.round(weight * scale)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return null
  let left = random(total)
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
