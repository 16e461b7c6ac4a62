import type { BlockNode } from '#schemas/page/block-node.ts'
import { findNodes } from '#schemas/page/operations/find-nodes.ts'
import type { History } from '#schemas/page/operations/history.ts'

/**
 * The history with its last step as it is to be redone: blocks that it added, with what they hold by now. The server fills a new block with
 * defaults, and a colleague may have written in it.
 */
export function keepContent({ past, future }: History, layout: BlockNode[]): History {
  const last = past.at(-1)
  const [only, ...others] = last?.operations ?? []
  if (!last || only?.type !== 'insert' || others.length > 0) return { past, future }
  const found = findNodes(layout)
  const nodes = only.nodes.map((node) => found.get(node.id)?.node ?? node)
  return { past: [...past.slice(0, -1), { ...last, operations: [{ ...only, nodes }] }], future }
}
