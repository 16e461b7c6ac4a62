import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'

/** Ids of the blocks whose own fields differ between two revisions, or that have gained or lost their first block in a slot. */
export function listChanged(before: BlockNode[], after: BlockNode[]): string[] {
  const known = new Map(listNodes(before).map(({ node }) => [node.id, describe(node)]))
  return listNodes(after).flatMap(({ node }) => (known.get(node.id) === describe(node) ? [] : node.id))
}

/** A block's own fields as text; of a slot only whether it is empty. */
const describe = (node: BlockNode): string =>
  JSON.stringify(Object.entries(node).map(([name, value]) => [name, isSlotValue(value) ? 'filled' : value]))
