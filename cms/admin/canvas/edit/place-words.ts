import type { BlockNode } from '#schemas/page/block-node.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import { findBlock } from '../tree/find-block.ts'
import * as texts from '../texts.ts'

interface PlaceInput {
  id: string
  rules: PageRules
}

/** Where a block is, as a person would say it: `Hero is block 2 of 7.` */
export function sayPlace(layout: BlockNode[], { id, rules }: PlaceInput): string {
  const found = findBlock(layout, id)
  if (!found) return ''
  const { node, place, count } = found
  const position = place.index + 1
  const parent = found.parents.at(-1)
  const name = labelOf(node, rules)
  if (!parent) return texts.nameIsAtPosition({ name, position, count })
  const block = rules.blocks[parent.node.blockType]
  const slot = block?.slots.find((each) => each.name === parent.slot)?.label ?? parent.slot
  return texts.nameIsInSlot({ name, position, count, slot, block: labelOf(parent.node, rules) })
}

export const labelOf = (node: BlockNode, rules: PageRules): string =>
  rules.blocks[node.blockType]?.label ?? node.blockType

/** Names one block by its label, and several by their number. */
export function nameBlocks(layout: BlockNode[], ids: readonly string[], rules: PageRules): string {
  const [only, ...others] = ids
  const found = only === undefined || others.length > 0 ? null : findBlock(layout, only)
  return found ? labelOf(found.node, rules) : texts.countBlocks({ count: ids.length })
}
