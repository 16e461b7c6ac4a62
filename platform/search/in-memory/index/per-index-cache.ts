import type { Yard } from './stock-index.ts'

/** A site has one or two sets of listing rules: its own, and what its staff look at. */
const mostKept = 16

/** Keeps what is made of a yard, once for each key, until its stock changes. */
export function perStock<T>(): (yard: Yard, key: string, make: () => T) => T {
  const kept = new WeakMap<Yard, { changes: number; made: Map<string, T> }>()
  return (yard, key, make) => {
    const known = kept.get(yard)
    const made = known?.changes === yard.changes && known.made.size < mostKept ? known.made : new Map<string, T>()
    kept.set(yard, { changes: yard.changes, made })
    const before = made.get(key)
    if (before !== undefined) return before
    const now = make()
    made.set(key, now)
    return now
  }
}
