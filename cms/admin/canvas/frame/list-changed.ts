import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import { listNodes } from '#schemas/page/walk.ts'

interface Changes {
  /** Ids of nodes with other fields of their own, new nodes included. */
  changed: string[]
  /** Whether both trees have the same nodes in the same places. */
  isArrangementSame: boolean
}

/** Compares two revisions of a page. */
export function listChanged(before: BlockNode[], after: BlockNode[]): Changes {
  const old = new Map(listNodes(before).map(({ node, path }) => [node.id, { node, place: path.join('.') }]))
  const now = listNodes(after)
  return {
    changed: now.flatMap(({ node }) => (isSameNode(old.get(node.id)?.node, node) ? [] : [node.id])),
    isArrangementSame:
      now.length === old.size && now.every(({ node, path }) => old.get(node.id)?.place === path.join('.')),
  }
}

function isSameNode(before: BlockNode | undefined, after: BlockNode): boolean {
  if (before === after) return true
  if (!before) return false
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) => isSlotValue(before[name]) || isSlotValue(after[name]) || isSameValue(before[name], after[name]),
  )
}
