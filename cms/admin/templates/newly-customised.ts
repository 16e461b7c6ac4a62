import type { Difference, Report } from './call-inheritance.ts'

/** The first difference of each section that followed its template until now. A section that the site added never did. */
export function listNewlyCustomised(before: Report | null, after: Report): Difference[] {
  if (before?.kind !== 'copy' || after.kind !== 'copy' || !before.following || !after.following) return []
  const known = new Set(before.differences.map(({ block }) => block))
  const firsts = new Map<string, Difference>()
  for (const difference of after.differences) {
    const { block, what } = difference
    if (block !== null && what === 'changed' && !known.has(block) && !firsts.has(block)) firsts.set(block, difference)
  }
  return [...firsts.values()]
}
