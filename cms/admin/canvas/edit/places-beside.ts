import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { findBlock, listSiblings } from '../tree/find-block.ts'

interface AdjacentPlaceQuery {
  /** The end of the page if there is none. */
  id: string | undefined
  side: 'before' | 'after'
}

/** Places beside a block, then beside each block around it: where a block goes that the nearest place does not take. */
export function placesBeside(layout: BlockNode[], { id, side }: AdjacentPlaceQuery): BlockPlace[] {
  const found = id === undefined ? null : findBlock(layout, id)
  if (!found) return [{ parent: null, slot: null, index: layout.length }]
  const around = found.parents.flatMap(({ node }) => findBlock(layout, node.id) ?? []).toReversed()
  return [found, ...around].map(({ place }) => ({ ...place, index: place.index + (side === 'after' ? 1 : 0) }))
}

/** A place whose index may lie beyond the end of its slot. */
export const withinSlot = (layout: BlockNode[], place: BlockPlace): BlockPlace => ({
  ...place,
  index: Math.min(place.index, listSiblings(layout, place).length),
})

/** The block that is nearest to removed ones: the next in their slot, else the one before, else the block around them. */
export function findNearest(
  layout: BlockNode[],
  { place, removed }: { place: BlockPlace; removed: readonly string[] },
) {
  const siblings = listSiblings(layout, place)
  const stays = ({ id }: BlockNode) => !removed.includes(id)
  const near = siblings.slice(place.index).find(stays) ?? siblings.slice(0, place.index).findLast(stays)
  return near?.id ?? place.parent
}
