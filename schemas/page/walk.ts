import { type BlockNode, isSlotValue } from './block-node.ts'

/** Position of a node: indexes and slot names from the root, `[2, 'first', 0]` = first node of slot `first` of the third node. */
export type NodePath = (number | string)[]

/**
 * Calls `visit` for every node of a tree, parents before children, and returns a new tree of its results; `null` drops the node with its
 * children. The only function that recurses through one block tree; `merge.ts` and `list-changes.ts` compare several versions.
 */
export function mapNodes(
  nodes: BlockNode[],
  visit: (node: BlockNode, path: NodePath) => BlockNode | null,
): BlockNode[] {
  const walk = (list: BlockNode[], at: NodePath): BlockNode[] =>
    list.flatMap((node, index) => {
      const path = [...at, index]
      const kept = visit(node, path)
      if (!kept) return []
      const walked: BlockNode = { ...kept }
      for (const key in kept) {
        const value = kept[key]
        if (isSlotValue(value)) walked[key] = walk(value, [...path, key])
      }
      return [walked]
    })
  return walk(nodes, [])
}

/** Number of slots above the node of a path. */
export const countSlots = (path: NodePath): number => path.filter((step) => typeof step === 'string').length

/** Every node of a tree, parents before children, in document order. */
export function listNodes(nodes: BlockNode[]): { node: BlockNode; path: NodePath }[] {
  const found: { node: BlockNode; path: NodePath }[] = []
  mapNodes(nodes, (node, path) => {
    found.push({ node, path })
    return node
  })
  return found
}
