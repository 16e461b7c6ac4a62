import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { findBlock, listSiblings, readNodes } from './find-block.ts'

export type Step = 'up' | 'down' | 'in' | 'out'

interface StepInput {
  id: string
  step: Step
  /** Names of the slots that a block shows, in order. */
  slotsOf: (node: BlockNode) => readonly string[]
}

/**
 * The place one step away, counted before the block is taken out; null at the end of the page. Beyond the first and the last block of a
 * slot is the slot beside it, then the place before or after the block that holds them.
 */
export function stepPlace(layout: BlockNode[], { id, step, slotsOf }: StepInput): BlockPlace | null {
  const found = findBlock(layout, id)
  if (!found) return null
  const { place, count } = found
  const parent = found.parents.at(-1)
  const around = parent ? findBlock(layout, parent.node.id) : null
  const outside = (by: number): BlockPlace | null => around && { ...around.place, index: around.place.index + by }
  switch (step) {
    case 'up':
      if (place.index > 0) return { ...place, index: place.index - 1 }
      return beside(layout, { place, by: -1, slotsOf }) ?? outside(0)
    case 'down':
      if (place.index + 1 < count) return { ...place, index: place.index + 2 }
      return beside(layout, { place, by: 1, slotsOf }) ?? outside(1)
    case 'out':
      return outside(1)
    case 'in': {
      const before = listSiblings(layout, place)[place.index - 1]
      const slot = before && slotsOf(before)[0]
      return before && slot !== undefined ? { parent: before.id, slot, index: readNodes(before[slot]).length } : null
    }
  }
}

interface PlaceStepInput {
  place: BlockPlace
  by: 1 | -1
  slotsOf: StepInput['slotsOf']
}

/** The end of the slot before this one, or the beginning of the one after it. */
function beside(layout: BlockNode[], { place, by, slotsOf }: PlaceStepInput): BlockPlace | null {
  const holder = place.parent === null ? null : findBlock(layout, place.parent)
  if (!holder || place.slot === null) return null
  const slots = slotsOf(holder.node)
  const slot = slots[slots.indexOf(place.slot) + by]
  if (slot === undefined || !slots.includes(place.slot)) return null
  return { parent: place.parent, slot, index: by === 1 ? 0 : readNodes(holder.node[slot]).length }
}
