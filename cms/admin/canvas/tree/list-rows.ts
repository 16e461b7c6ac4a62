import type { BlockNode } from '#schemas/page/block-node.ts'
import { readNodes } from './find-block.ts'

export interface Slot {
  name: string
  label: string
}

/** One line of the structure: a block, or a slot of a block that has several. */
export interface TreeRow {
  /** The block's id, or that of its block and its name: `c/first`. */
  key: string
  kind: 'block' | 'slot'
  node: BlockNode
  slot: Slot | null
  /** From 1. */
  level: number
  /** Position among its siblings from 1, and their number. */
  position: number
  count: number
  parent: string | null
  isOpen: boolean | null
}

interface ListInput {
  slotsOf: (node: BlockNode) => readonly Slot[]
  closed: ReadonlySet<string>
}

/** The visible lines of a page's structure, from top to bottom. A single slot has no line of its own. */
export function listRows(layout: BlockNode[], { slotsOf, closed }: ListInput): TreeRow[] {
  const ofBlocks = (
    nodes: readonly BlockNode[],
    { level, parent }: { level: number; parent: string | null },
  ): TreeRow[] =>
    nodes.flatMap((node, index) => {
      const slots = slotsOf(node)
      const row: TreeRow = {
        key: node.id,
        kind: 'block',
        node,
        slot: null,
        level,
        position: index + 1,
        count: nodes.length,
        parent,
        isOpen: slots.length === 0 ? null : !closed.has(node.id),
      }
      if (row.isOpen !== true) return [row]
      const only = slots.length === 1 ? slots[0] : undefined
      const below = only
        ? ofBlocks(readNodes(node[only.name]), { level: level + 1, parent: node.id })
        : slots.flatMap((slot, at) => ofSlot(node, { slot, level: level + 1, position: at + 1, count: slots.length }))
      return [row, ...below]
    })

  const ofSlot = (
    node: BlockNode,
    { slot, level, position, count }: { slot: Slot; level: number; position: number; count: number },
  ): TreeRow[] => {
    const key = `${node.id}/${slot.name}`
    const isOpen = !closed.has(key)
    const row: TreeRow = { key, kind: 'slot', node, slot, level, position, count, parent: node.id, isOpen }
    return isOpen ? [row, ...ofBlocks(readNodes(node[slot.name]), { level: level + 1, parent: key })] : [row]
  }

  return ofBlocks(layout, { level: 1, parent: null })
}
