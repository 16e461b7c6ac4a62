/** One comparison of one run. */
export interface Finding {
  name: string
  /** What is compared, in words. */
  of: string
  target: { ratio: number; is: 'at least' | 'at most' } | null
  ratio: number
  /** Absolute figures behind the ratio; they belong to this machine and hour. */
  details: Record<string, number>
}

export type Verdict = 'reached' | 'missed' | 'told'

/** A comparison without a target is told, not judged. */
export function verdictOf({ target, ratio }: Finding): Verdict {
  if (!target) return 'told'
  return (target.is === 'at least' ? ratio >= target.ratio : ratio <= target.ratio) ? 'reached' : 'missed'
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
