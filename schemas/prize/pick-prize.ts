/** One part of the wheel. `most` is how often it may be won at all, null without a bound; parts of one name share it. */
export interface WheelPart {
  label: string
  weight: number
  most: number | null
}

interface Draw {
  parts: readonly WheelPart[]
  /** How often each name was drawn so far. */
  drawn: ReadonlyMap<string, number>
  /** A whole number from 0 and below `below`, by nobody's guess. */
  random: (below: number) => number
}

/** Weights are told apart to the thousandth. */
const scale = 1_000

/** Which part of the wheel comes up, by the weights of those that are not used up; null where all are. */
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
