import type { BlockNode } from '#schemas/page/block-node.ts'
import { mapNodes } from '#schemas/page/walk.ts'
import type { BlockDefinition } from './define-block.ts'

/** Migrates a node to its block's current version. A node of a newer version is returned unchanged; one without a version is of version 1. */
export function migrateNode(block: BlockDefinition, node: BlockNode): BlockNode {
  const { id, blockType, blockName, blockVersion, ...stored } = node
  const from = blockVersion ?? 1
  if (from > block.version || blockVersion === block.version) return node
  let data: Record<string, unknown> = stored
  for (let to = from + 1; to <= block.version; to += 1) data = block.migrations[to]?.(data) ?? data
  return { ...data, id, blockType, ...(blockName === undefined ? {} : { blockName }), blockVersion: block.version }
}

/** Every node of a tree at its current version. A node with an unknown block or a failing migration stays unchanged. */
export const migrateTree = (find: (slug: string) => BlockDefinition | undefined, nodes: BlockNode[]): BlockNode[] =>
  mapNodes(nodes, (node) => {
    const block = find(node.blockType)
    if (!block) return node
    try {
      return migrateNode(block, node)
    } catch {
      // Stored content must not be lost: checkLayout reports the node.
      return node
    }
  })
