import type { StockIndex } from './stock-index.ts'

/** A site has one or two sets of listing rules: the public one and the one for staff. */
const listLimits = 16

/** Keeps what is made of a stock, once for each key, until its stock changes. */
export function perIndexCache<T>(): (stockIndex: StockIndex, key: string, make: () => T) => T {
  const kept = new WeakMap<StockIndex, { changes: number; made: Map<string, T> }>()
  return (stockIndex, key, make) => {
    const known = kept.get(stockIndex)
    const made =
      known?.changes === stockIndex.changes && known.made.size < listLimits ? known.made : new Map<string, T>()
    kept.set(stockIndex, { changes: stockIndex.changes, made })
    const before = made.get(key)
    if (before !== undefined) return before
    const now = make()
    made.set(key, now)
    return now
  }
}
