import { assertNever } from '../../lib/assert-never.ts'
import type { BlockNode } from '../block-node.ts'
import type { BlockPlace } from '../canvas-messages.ts'
import { findExcess } from '../find-excess.ts'
import { listNodes } from '../walk.ts'
import { type TreeChange, changeTree, type RefusedChange } from './change-tree.ts'
import { listFeatureAdvice } from './feature-advice.ts'
import { findNodes, findRoots } from './find-nodes.ts'
import type { Operation, OperationWith } from './operation.ts'
import { findBlockRules, isSlotShown, type PageRules } from './page-rules.ts'
import { listPlacementIssues } from './placement-issues.ts'
import * as texts from './texts.ts'

/** A change within the rules. `advice`: sentences on blocks that it brings and that the site does not show as it is now. */
export interface AppliedChange extends TreeChange {
  advice: string[]
}

/**
 * Applies an operation to a block tree within the rules of its page. Never changes its input; unchanged blocks keep their identity.
 * Refused if it names what the tree does not contain, or would put a block where it is not allowed. What was wrong before does not count,
 * and a new block may lack blocks that it needs, as a draft may.
 *
 * The inverse restores the tree exactly. Apply it with `changeAll`, without rules: an earlier tree is always allowed.
 */
export function applyOperation(
  layout: BlockNode[],
  operation: Operation,
  rules: PageRules,
): AppliedChange | RefusedChange {
  const forbidden = findForbidden(layout, operation, rules)
  if (forbidden !== null) return { refusal: forbidden }
  const changed = changeTree(layout, operation)
  if ('refusal' in changed) return changed
  if (operation.type === 'set') return { ...changed, advice: [] }
  const refusal = findExcess(changed.layout) ?? findNewIssue({ before: layout, after: changed.layout }, rules)
  return refusal === null ? { ...changed, advice: listFeatureAdvice(listBrought(operation), rules) } : { refusal }
}

/** The blocks that an operation adds to the page, but for copies of those that it has. */
function listBrought(operation: Operation): readonly BlockNode[] {
  if (operation.type === 'insert') return operation.nodes
  return operation.type === 'replace' ? [operation.node] : []
}

/** Why the operation's target is not allowed, whatever is put there; null if it is. */
function findForbidden(layout: BlockNode[], operation: Operation, rules: PageRules): string | null {
  switch (operation.type) {
    case 'insert':
    case 'move':
      return whyNoSlot(findParent(layout, operation.place), operation.place.slot, rules)
    case 'wrap':
      return whyNoSlot(operation.wrapper, operation.slot, rules)
    case 'duplicate':
      return whyNoCopies(layout, operation, rules)
    case 'set':
      return whyNotSet(layout, operation, rules)
    case 'remove':
    case 'replace':
    case 'unwrap':
      return null
    default:
      return assertNever(operation)
  }
}

const findNode = (layout: BlockNode[], id: string): BlockNode | null =>
  listNodes(layout).find(({ node }) => node.id === id)?.node ?? null

const findParent = (layout: BlockNode[], { parent }: BlockPlace): BlockNode | null =>
  parent === null ? null : findNode(layout, parent)

function whyNoSlot(node: BlockNode | null, slot: string | null, rules: PageRules): string | null {
  if (node === null || slot === null) return null
  const block = findBlockRules(rules, node.blockType)
  const known = block?.slots.find(({ name }) => name === slot)
  if (!block || !known) return texts.thisBlockTakesNoOthers
  return isSlotShown(known, node) ? null : texts.slotOfBlockIsHidden({ slot: known.label, block: block.label })
}

/** A slot that is hidden by now takes no copies of the blocks that it still holds. */
function whyNoCopies(layout: BlockNode[], { ids }: OperationWith<'duplicate'>, rules: PageRules): string | null {
  const place = findRoots(findNodes(layout), ids)?.at(-1)?.place
  return place ? whyNoSlot(findParent(layout, place), place.slot, rules) : null
}

const systemFields: ReadonlySet<unknown> = new Set(['id', 'blockType', 'blockVersion'])

/** Blocks move in and out of slots by the other operations, which know the rules. */
function whyNotSet(layout: BlockNode[], { id, field }: OperationWith<'set'>, rules: PageRules): string | null {
  const node = findNode(layout, id)
  const block = node && findBlockRules(rules, node.blockType)
  const isSlot = block?.slots.some(({ name }) => name === field[0]) ?? false
  return isSlot || systemFields.has(field[0]) ? texts.thisFieldCannotBeSet : null
}

interface Trees {
  before: BlockNode[]
  after: BlockNode[]
}

/** The first placement issue that an operation adds or worsens. */
function findNewIssue({ before, after }: Trees, rules: PageRules): string | null {
  const issues = listPlacementIssues(after, rules)
  if (issues.length === 0) return null
  const old = new Map(listPlacementIssues(before, rules).map(({ key, excess }) => [key, excess]))
  const oldIds = new Set(listNodes(before).map(({ node }) => node.id))
  const added = issues.find(
    ({ key, excess, isIncomplete, id }) => excess > (old.get(key) ?? 0) && !(isIncomplete && !oldIds.has(id)),
  )
  return added?.sentence ?? null
}
