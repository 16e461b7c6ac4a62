import type { BlockNode } from '../block-node.ts'
import { findBlockRules, type PageRules, type SlotRules } from './page-rules.ts'
import * as texts from './texts.ts'

/** A breach of a slot's rules. Publishing and operations both read these, so they cannot disagree. */
export interface SlotIssue {
  kind: 'type' | 'depth' | 'limit' | 'max' | 'min'
  /** Index of the block at fault; null if the number of blocks is. */
  index: number | null
  /** The slug of a `limit`; otherwise empty. */
  slug: string
  /** How far a number is exceeded; 1 for a block at fault. */
  excess: number
  /** The end of a sentence that starts with the slot's label. */
  reason: string
}

interface SlotContent {
  slot: SlotRules
  nodes: readonly BlockNode[]
  /** Number of slots above these nodes, this one included. */
  depth: number
}

export const listSlotIssues = (rules: PageRules, { slot, nodes, depth }: SlotContent): SlotIssue[] => [
  ...countIssues(slot, nodes.length),
  ...nodes.flatMap((node, index) => listNodeIssues(rules, { slot, node, index, depth })),
  ...limitIssues(rules, slot, nodes),
]

function countIssues({ min, max }: SlotRules, count: number): SlotIssue[] {
  const own = { index: null, slug: '' }
  if (count < min) return [{ ...own, kind: 'min', excess: min - count, reason: texts.needsAtLeastMin({ min }) }]
  if (max !== null && count > max)
    return [{ ...own, kind: 'max', excess: count - max, reason: texts.mayHaveAtMostMax({ max }) }]
  return []
}

interface NodeInSlot {
  slot: SlotRules
  node: BlockNode
  index: number
  depth: number
}

/** Why a slot does not take a block, whatever else it holds. */
export function listNodeIssues(rules: PageRules, { slot, node, index, depth }: NodeInSlot): SlotIssue[] {
  const block = findBlockRules(rules, node.blockType)
  if (!block) return []
  const own = { index, slug: '', excess: 1 }
  const { label } = block
  if (slot.outermostOnly && depth > 1) return [{ ...own, kind: 'depth', reason: texts.takesBlocksOnlyOutermost }]
  if (!slot.allowed.includes(node.blockType))
    return [{ ...own, kind: 'type', reason: texts.doesNotTakeLabel({ label }) }]
  // The slots of a block count too: without them, it could hold nothing.
  if (depth + (block.slots.length > 0 ? 1 : 0) > rules.maxDepth)
    return [{ ...own, kind: 'depth', reason: texts.isNestedTooDeepForLabel({ label, maxDepth: rules.maxDepth }) }]
  return []
}

const limitIssues = (rules: PageRules, { limits }: SlotRules, nodes: readonly BlockNode[]): SlotIssue[] =>
  Object.entries(limits).flatMap(([slug, limit]) => {
    const excess = nodes.filter((node) => node.blockType === slug).length - limit
    const label = findBlockRules(rules, slug)?.label ?? slug
    const reason = texts.mayHoldLabelAtMost({ label, limit })
    return excess > 0 ? [{ kind: 'limit' as const, index: null, slug, excess, reason }] : []
  })
