import type { BlockNode } from '#schemas/page/block-node.ts'
import { applyOperation } from '#schemas/page/operations/apply-operation.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import type { AddTarget } from './make-commands.ts'
import { placesBeside, withinSlot } from './places-beside.ts'

interface InsertInput {
  nodes: BlockNode[]
  target: AddTarget
  selected: readonly string[]
  rules: PageRules
}

/** Why blocks cannot go where a pressed entry of the library goes; null if one of the places there takes them. */
export function findInsertRefusal(layout: BlockNode[], { nodes, target, selected, rules }: InsertInput): string | null {
  const id = target === 'before' ? selected[0] : selected.at(-1)
  const places = typeof target === 'object' ? [withinSlot(layout, target)] : placesBeside(layout, { id, side: target })
  const refusals = places.map((place) => {
    const result = applyOperation(layout, { type: 'insert', place, nodes }, rules)
    return 'refusal' in result ? result.refusal : null
  })
  return refusals.includes(null) ? null : (refusals[0] ?? null)
}
