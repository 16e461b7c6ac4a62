import { type BlockNode, isBlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import type { NodePath } from '../walk.ts'
import { findNodes, type FoundNode, type FoundNodes } from './find-nodes.ts'

/** The nodes of a slot; an unset slot has none. */
export function readSlot(node: BlockNode, slot: string): readonly BlockNode[] {
  const value = node[slot]
  return Array.isArray(value) ? value.filter(isBlockNode) : []
}

interface ListAt {
  found: FoundNodes
  place: Pick<BlockPlace, 'parent' | 'slot'>
}

/** The nodes of the list of a place. */
export function readList(layout: BlockNode[], { found, place: { parent, slot } }: ListAt): readonly BlockNode[] {
  if (parent === null || slot === null) return layout
  const node = found.get(parent)?.node
  return node ? readSlot(node, slot) : []
}

/** A tree with one node changed. Only the nodes above it are copied, so that all others keep their identity. */
export function changeNode(
  layout: BlockNode[],
  { path, change }: { path: NodePath; change: (node: BlockNode) => BlockNode },
): BlockNode[] {
  const [index, slot, ...rest] = path
  return layout.map((node, at) => {
    if (at !== index) return node
    if (typeof slot !== 'string') return change(node)
    return { ...node, [slot]: changeNode([...readSlot(node, slot)], { path: rest, change }) }
  })
}

interface ListChange {
  /** Path of the block; empty for the top level. */
  parent: NodePath
  slot: string | null
  change: (nodes: BlockNode[]) => BlockNode[]
}

const changeList = (layout: BlockNode[], { parent, slot, change }: ListChange): BlockNode[] =>
  slot === null
    ? change(layout)
    : changeNode(layout, {
        path: parent,
        change: (node) => ({ ...node, [slot]: change([...readSlot(node, slot)]) }),
      })

interface Insertion {
  found: FoundNodes
  place: BlockPlace
  nodes: readonly BlockNode[]
}

/** An index beyond the end is the end. Null if the parent is missing. */
export function insertNodes(layout: BlockNode[], { found, place, nodes }: Insertion): BlockNode[] | null {
  const parent = place.parent === null ? null : found.get(place.parent)
  if (parent === undefined || (parent === null) !== (place.slot === null)) return null
  return changeList(layout, {
    parent: parent?.path ?? [],
    slot: place.slot,
    change: (list) => list.toSpliced(place.index, 0, ...nodes),
  })
}

/** From the last to the first, so that the paths of those before stay valid. */
export const detachNodes = (layout: BlockNode[], roots: readonly FoundNode[]): BlockNode[] =>
  roots.reduceRight<BlockNode[]>(
    (tree, { path, place }) =>
      changeList(tree, {
        parent: path.slice(0, -2),
        slot: place.slot,
        change: (list) => list.toSpliced(place.index, 1),
      }),
    layout,
  )

interface Move {
  found: FoundNodes
  /** Its index counts the moved nodes where they are now. */
  place: BlockPlace
  roots: readonly FoundNode[]
}

export function moveNodes(layout: BlockNode[], { found, place, roots }: Move): BlockNode[] | null {
  const index = Math.min(place.index, readList(layout, { found, place }).length)
  const isAhead = (root: FoundNode) =>
    root.place.parent === place.parent && root.place.slot === place.slot && root.place.index < index
  const rest = detachNodes(layout, roots)
  return insertNodes(rest, {
    found: findNodes(rest),
    place: { ...place, index: index - roots.filter(isAhead).length },
    nodes: roots.map(({ node }) => node),
  })
}
