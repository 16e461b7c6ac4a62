import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { findNodes, type FoundNode, type FoundNodes } from '../operations/find-nodes.ts'

interface Pages {
  /** The blocks of the version that has the block. */
  version: BlockNode[]
  /** The blocks of the page as it is. */
  found: FoundNodes
}

/**
 * Where a removed block may be put back. Only its own place if the list that it was in is still there; otherwise a place beside the block that
 * held it, then one beside the block around that.
 */
export function findPlaces(id: string, { version, found }: Pages): BlockPlace[] {
  const was = findNodes(version)
  const places: BlockPlace[] = []
  for (let at = was.get(id); at; at = at.place.parent === null ? undefined : was.get(at.place.parent)) {
    const { parent } = at.place
    if (parent !== null && !found.has(parent)) continue
    places.push(placeAmong(at, { was, found }))
    if (at.node.id === id) break
  }
  return places
}

/** After the nearest block before it that is still in the list, else before the nearest one after it. */
function placeAmong({ place }: FoundNode, { was, found }: { was: FoundNodes; found: FoundNodes }): BlockPlace {
  const siblings = [...was.values()].filter((each) => isInList(each.place, place))
  const now = (each: FoundNode) => {
    const still = found.get(each.node.id)
    return still && isInList(still.place, place) ? [still.place.index] : []
  }
  const before = siblings.filter((each) => each.place.index < place.index).flatMap(now)
  const after = siblings.filter((each) => each.place.index > place.index).flatMap(now)
  const previous = before.at(-1)
  return { ...place, index: previous === undefined ? (after[0] ?? place.index) : previous + 1 }
}

const isInList = (one: BlockPlace, other: BlockPlace): boolean => one.parent === other.parent && one.slot === other.slot
