import type { BlockNode } from '#schemas/page/block-node.ts'
import type { Operation } from '#schemas/page/operations/operation.ts'
import { findBlock, listSiblings } from '../tree/find-block.ts'

interface ReplacementInput {
  /** Blocks beside each other, in the order of the page. */
  ids: readonly string[]
  by: readonly BlockNode[]
}

/** Operations that put blocks in the place of others; null unless those are there, beside each other. */
export function listReplacements(layout: BlockNode[], { ids, by }: ReplacementInput): Operation[] | null {
  const [first, ...rest] = ids
  const [node, ...others] = by
  const found = first === undefined ? null : findBlock(layout, first)
  if (first === undefined || !found || !node) return null
  const { index } = found.place
  const beside = listSiblings(layout, found.place).slice(index, index + ids.length)
  if (beside.length < ids.length || beside.some(({ id }, at) => id !== ids[at])) return null
  return [
    ...(rest.length > 0 ? [{ type: 'remove' as const, ids: rest }] : []),
    { type: 'replace', id: first, node },
    ...(others.length > 0
      ? [{ type: 'insert' as const, place: { ...found.place, index: index + 1 }, nodes: others }]
      : []),
  ]
}
