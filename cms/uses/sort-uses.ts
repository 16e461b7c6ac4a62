import type { FoundUse } from './use.ts'

/** Each place once, published ones before drafts, by title. */
export function sortUses<Found extends FoundUse>(uses: readonly Found[]): Found[] {
  const unique = new Map(uses.toReversed().map((use) => [`${use.collection}/${use.id}/${use.state}`, use]))
  return [...unique.values()].toSorted(
    (a, b) => b.state.localeCompare(a.state) || a.title.localeCompare(b.title) || a.id - b.id,
  )
}
