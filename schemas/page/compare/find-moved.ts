import type { FoundNode } from '../operations/find-nodes.ts'
import { isKept, type TreePair } from './tree-pair.ts'

/**
 * The blocks of both versions that were moved: into another list, or past others of their list. Of those, as few as possible: the longest
 * run that kept its order stays.
 */
export function findMoved(pair: TreePair): ReadonlySet<string> {
  const moved = new Set<string>()
  const lists = new Map<string, { id: string; was: number }[]>()
  for (const [id, now] of pair.now) {
    const old = isKept(id, pair) ? pair.old.get(id) : undefined
    if (!old) continue
    if (nameList(old) === nameList(now))
      lists.set(nameList(now), [...(lists.get(nameList(now)) ?? []), { id, was: old.place.index }])
    else moved.add(id)
  }
  for (const list of lists.values()) {
    const settled = findLongestRun(list.map(({ was }) => was))
    list.forEach(({ id }, index) => !settled.has(index) && moved.add(id))
  }
  return moved
}

const nameList = ({ place: { parent, slot } }: FoundNode): string => `${parent ?? ''}/${slot ?? ''}`

/** Indexes of a longest increasing subsequence. */
function findLongestRun(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = []
  const previous: number[] = []
  let best = -1
  numbers.forEach((number, index) => {
    const before = bestOf(lengths, (at) => (numbers[at] ?? 0) < number)
    lengths.push((lengths[before] ?? 0) + 1)
    previous.push(before)
    if ((lengths[index] ?? 0) > (lengths[best] ?? 0)) best = index
  })
  const run = new Set<number>()
  for (let at = best; at >= 0; at = previous[at] ?? -1) run.add(at)
  return run
}

/** Index of the greatest of the allowed numbers; -1 if there is none. */
const bestOf = (numbers: readonly number[], isAllowed: (index: number) => boolean): number =>
  numbers.reduce((best, number, index) => (isAllowed(index) && number > (numbers[best] ?? 0) ? index : best), -1)
