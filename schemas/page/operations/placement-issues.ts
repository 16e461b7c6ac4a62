import type { BlockNode } from '../block-node.ts'
import { countSlots, listNodes, type NodePath } from '../walk.ts'
import { findBlockRules, isSlotShown, type PageRules } from './page-rules.ts'
import { readSlot } from './slot-list.ts'
import { listSlotIssues } from './slot-issues.ts'
import * as texts from './texts.ts'

/** A block in a place that does not take it. */
export interface PlacementIssue {
  /** The same for the same breach in another version of the tree. */
  key: string
  /** How far a number is exceeded; 1 for a block at fault. */
  excess: number
  /** Whether only the number of blocks is too low. */
  isIncomplete: boolean
  /** Id of the block at fault, or whose slot is. */
  id: string
  /** Whether the slot does not take the block at all: the admin has no form for it there. */
  isWithoutForm: boolean
  /** For marketers, with names of block and slot. */
  sentence: string
}

/** Every placement issue of a tree. Hidden slots are checked too, except for the number of blocks that they need. */
export const listPlacementIssues = (layout: BlockNode[], rules: PageRules): PlacementIssue[] =>
  listNodes(layout).flatMap(({ node, path }) => [
    ...pageIssues(rules, { node, path }),
    ...issuesInSlots(rules, { node, path }),
  ])

interface NodeAt {
  node: BlockNode
  path: NodePath
}

/** Why a page takes a block nowhere, or not at its top level; null if it does. */
export function findPageRefusal(rules: PageRules, { slug, isTop }: { slug: string; isTop: boolean }): string | null {
  const block = findBlockRules(rules, slug)
  return block?.pageRefusal ?? (isTop ? (block?.topRefusal ?? null) : null)
}

function pageIssues(rules: PageRules, { node, path }: NodeAt): PlacementIssue[] {
  const refusal = findPageRefusal(rules, { slug: node.blockType, isTop: path.length === 1 })
  if (refusal === null) return []
  const label = findBlockRules(rules, node.blockType)?.label ?? node.blockType
  const sentence = texts.labelCannotBeHere({ label, refusal })
  return [
    { key: `page ${node.id} ${refusal}`, excess: 1, isIncomplete: false, isWithoutForm: false, id: node.id, sentence },
  ]
}

function issuesInSlots(rules: PageRules, { node, path }: NodeAt): PlacementIssue[] {
  const block = findBlockRules(rules, node.blockType)
  const depth = countSlots(path) + 1
  return (block?.slots ?? []).flatMap((slot) => {
    const nodes = readSlot(node, slot.name)
    return listSlotIssues(rules, { slot, nodes, depth })
      .filter(({ kind }) => kind !== 'min' || isSlotShown(slot, node))
      .map(({ kind, index, slug, excess, reason }) => {
        const subject = index === null ? `${node.id} ${slot.name} ${slug}` : `${nodes[index]?.id ?? ''} ${slot.name}`
        const sentence = texts.slotOfBlockReason({ slot: slot.label, block: block?.label ?? '', reason })
        const isWithoutForm = kind === 'type' || kind === 'depth'
        return { key: `${kind} ${subject}`, excess, isIncomplete: kind === 'min', isWithoutForm, id: node.id, sentence }
      })
  })
}
