import type { BlockNode } from '#schemas/page/block-node.ts'
import { mapNodes } from '#schemas/page/walk.ts'
import type { BlockDefinition } from './define-block.ts'

/**
 * A node at its block's current version. A node of a version newer than the code is returned untouched; one without a version was written
 * before there were any, so it is of the first.
 */
export function migrateNode(block: BlockDefinition, node: BlockNode): BlockNode {
  const { id, blockType, blockName, blockVersion, ...stored } = node
  const from = blockVersion ?? 1
  if (from > block.version || blockVersion === block.version) return node
  let data: Record<string, unknown> = stored
  for (let to = from + 1; to <= block.version; to += 1) data = block.migrations[to]?.(data) ?? data
  return { ...data, id, blockType, ...(blockName === undefined ? {} : { blockName }), blockVersion: block.version }
}

/** Every node of a tree at its current version; a node whose block is unknown, or whose migration fails, stays as it is. */
export const migrateTree = (find: (slug: string) => BlockDefinition | undefined, nodes: BlockNode[]): BlockNode[] =>
  mapNodes(nodes, (node) => {
    const block = find(node.blockType)
    if (!block) return node
    try {
      return migrateNode(block, node)
    } catch {
      // Content outlives code: checkLayout names the node, and what was stored is not lost.
      return node
    }
  })
