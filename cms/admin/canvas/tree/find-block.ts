import type { BlockNode } from '#schemas/page/block-node.ts'
import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { findNodes, findRoots } from '#schemas/page/operations/find-nodes.ts'
import { listNodes, type NodePath } from '#schemas/page/walk.ts'

export interface FoundBlock {
  node: BlockNode
  /** The blocks around it, outermost first, each with the slot that it is in. */
  parents: { node: BlockNode; slot: string }[]
  place: BlockPlace
  /** Number of blocks in its slot. */
  count: number
  /** Path of its fields in the form: `layout.2.first.0`. */
  path: string
}

/** A block of a page by its id; null if the page has none. */
export function findBlock(layout: BlockNode[], id: string): FoundBlock | null {
  const found = listNodes(layout).find(({ node }) => node.id === id)
  return found ? describe(layout, found) : null
}

/** The selected blocks in the order of the page, without those inside another selected one. */
export const listRoots = (layout: BlockNode[], selected: readonly string[]): BlockNode[] => {
  const found = findNodes(layout)
  const known = selected.filter((id) => found.has(id))
  return findRoots(found, known)?.map(({ node }) => node) ?? []
}

function describe(layout: BlockNode[], { node, path }: { node: BlockNode; path: NodePath }): FoundBlock {
  const parents: FoundBlock['parents'] = []
  let list = layout
  for (let at = 0; at + 1 < path.length; at += 2) {
    const parent = list[Number(path[at])]
    const slot = String(path[at + 1])
    if (!parent) break
    parents.push({ node: parent, slot })
    list = readNodes(parent[slot])
  }
  const last = parents.at(-1)
  return {
    node,
    parents,
    place: { parent: last?.node.id ?? null, slot: last?.slot ?? null, index: Number(path.at(-1)) },
    count: list.length,
    path: ['layout', ...path].join('.'),
  }
}

/** The blocks of a slot, or of the page itself. */
export function listSiblings(layout: BlockNode[], { parent, slot }: Pick<BlockPlace, 'parent' | 'slot'>): BlockNode[] {
  if (parent === null || slot === null) return layout
  const holder = listNodes(layout).find(({ node }) => node.id === parent)
  return readNodes(holder?.node[slot])
}

export const readNodes = (value: unknown): BlockNode[] => (Array.isArray(value) ? value.filter(isBlockNode) : [])
