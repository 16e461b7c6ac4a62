import { hashText } from '#schemas/lib/hash-text.ts'

/** A random stream determined by its seed. */
export interface Random {
  /** From 0 to less than 1. */
  next: () => number
  /** An integer, both ends included. */
  between: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T
  /** Weighted choice. */
  weighted: <T>(from: ReadonlyArray<readonly [T, number]>) => T
  /** Distinct entries in their order. */
  some: <T>(from: readonly T[], count: number) => T[]
  /** Approximately normal around 0, mostly within -1 and 1. */
  swing: () => number
}

/** mulberry32 on a hash of the parts: every vehicle has its own stream, which stays the same when others are added. */
export function createRandom(...parts: ReadonlyArray<string | number>): Random {
  let state = hashText(parts.join('|'))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[Math.floor(next() * from.length)]
    if (chosen === undefined) throw new Error('Nothing to pick from.')
    return chosen
  }
  const weighted = <T>(from: ReadonlyArray<readonly [T, number]>): T => {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of from) {
      left -= weight
      if (left < 0) return value
    }
    return pick(from)[0]
  }
  const some = <T>(from: readonly T[], count: number): T[] => {
    const keyed = from.map((value, i) => ({ value, i, key: next() }))
    const kept = keyed.toSorted((a, b) => a.key - b.key).slice(0, count)
    return kept.toSorted((a, b) => a.i - b.i).map(({ value }) => value)
  }
  const swing = () => (next() + next() + next()) / 1.5 - 1
  return { next, between, chance: (share) => next() < share, pick, weighted, some, swing }
}
