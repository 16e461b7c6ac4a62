import type { BlockPlace } from '../canvas-messages.ts'
import type { FoundNodes } from '../operations/find-nodes.ts'

export interface Versions {
  /** What the template had. */
  base: FoundNodes
  own: FoundNodes
  /** What the template has now. */
  template: FoundNodes
}

export interface PlacementOptions {
  /** Whether blocks are where the site moved them, or where the template has them. */
  withMoves: boolean
  /** Blocks of the site that no place takes. */
  unplaced: ReadonlySet<string>
}

export type ListPlace = Pick<BlockPlace, 'parent' | 'slot'>

/** The list in which each block of a merged page is. A block without one is in no list: the site or the template removed it. */
export function placeNodes(versions: Versions, placing: PlacementOptions): Map<string, ListPlace> {
  const places = new Map<string, ListPlace>()
  for (const id of new Set([...versions.template.keys(), ...versions.own.keys()])) {
    const place = placing.unplaced.has(id) ? null : findPlace(id, versions, placing)
    if (place) places.set(id, place)
  }
  return places
}

function findPlace(id: string, { base, own, template }: Versions, { withMoves }: PlacementOptions): ListPlace | null {
  const [before, mine, theirs] = [base.get(id), own.get(id), template.get(id)]
  if (!theirs) return before || !mine ? null : mine.place
  if (before && !mine) return null
  return withMoves && before && mine && !isSameList(before.place, mine.place) ? mine.place : theirs.place
}

const isSameList = (one: ListPlace, other: ListPlace): boolean => one.parent === other.parent && one.slot === other.slot

export const listKey = ({ parent, slot }: ListPlace): string => JSON.stringify([parent, slot])

/** The blocks of each list. */
export function groupByList(places: ReadonlyMap<string, ListPlace>): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const [id, place] of places) lists.set(listKey(place), [...(lists.get(listKey(place)) ?? []), id])
  return lists
}

/** The blocks that are on the page: not those in a block that is gone, or in each other. */
export function listReached(places: ReadonlyMap<string, ListPlace>): Set<string> {
  const reached = new Set<string>()
  for (const id of places.keys()) {
    const above: string[] = []
    let at: string | null = id
    while (at !== null && !reached.has(at) && !above.includes(at)) {
      above.push(at)
      const place: ListPlace | undefined = places.get(at)
      at = place ? place.parent : id
    }
    if (at === null || reached.has(at)) for (const one of above) reached.add(one)
  }
  return reached
}
