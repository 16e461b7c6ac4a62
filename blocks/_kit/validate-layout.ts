import { type BlockNode, isBlockNode } from '#schemas/page/block-node.ts'
import { findBlockRules, isSlotShown, type PageRules } from '#schemas/page/operations/page-rules.ts'
import { listSlotIssues } from '#schemas/page/operations/slot-issues.ts'
import { readSlot } from '#schemas/page/operations/slot-list.ts'
import { countSlots, listNodes, mapNodes, type NodePath } from '#schemas/page/walk.ts'
import type { BlockDefinition } from './define-block.ts'
import type { MetaOf } from './field-meta.ts'
import { type FieldIssue, findIssues } from './find-issues.ts'
import { isRecord } from './read-value.ts'
import * as texts from './texts.ts'

/** Why a layout may not be published, in words for the marketer and with the place for the form. */
export interface BlockIssue {
  blockType: string
  blockLabel: string
  blockId: string
  /** Where the block stands, counted from one: `2`, or `2 > Columns > 1` for the first block in a slot of the Columns that is second. */
  blockPath: string
  /** The field's label; `Slides > 2 > Image` within lists and groups. Empty where the block itself is wrong. */
  field: string
  /** `Hero (block 2): Heading is required.` */
  message: string
  /** The form's path: `layout.1.first.0.heading`. */
  path: string
}

/** `draft` asks only that the layout is a list of blocks; `publish` that every block is complete and in a place that takes it. */
export type ValidationMode = 'draft' | 'publish'

export interface LayoutRules {
  find: (slug: string) => BlockDefinition | undefined
  /** The slugs that a slot takes. */
  allowed: (slot: MetaOf<'slot'>) => readonly string[]
  /** The same and all other rules of slots, as the operations of the editor use them. */
  placement: PageRules
}

export const findLayoutIssues = (rules: LayoutRules, layout: unknown, mode: ValidationMode): BlockIssue[] =>
  [...layoutIssuesByBlock(rules, layout, mode)].flat()

/** The same, one block at a time, for a caller who lets other work run in between. */
export function* layoutIssuesByBlock(
  rules: LayoutRules,
  layout: unknown,
  mode: ValidationMode,
): Generator<BlockIssue[], void> {
  if (layout === null || layout === undefined) return
  if (!Array.isArray(layout) || !layout.every(isBlockNode)) return yield [notBlocks]
  if (mode === 'draft') return
  for (const { node, path } of listNodes(withoutHiddenSlots(rules, layout))) {
    const block = rules.find(node.blockType)
    if (block)
      yield nodeIssues(rules, block, {
        node,
        path,
        label: block.label,
        place: () => describePlace(rules, layout, path),
      })
  }
}

/** A slot whose condition does not hold is not shown, so nobody is asked to complete what it holds. */
const withoutHiddenSlots = ({ placement }: LayoutRules, layout: BlockNode[]): BlockNode[] =>
  mapNodes(layout, (node) => {
    const hidden = listSlotRules(placement, node).filter((slot) => !isSlotShown(slot, node))
    return { ...node, ...Object.fromEntries(hidden.map(({ name }) => [name, []])) }
  })

const listSlotRules = (placement: PageRules, { blockType }: BlockNode) =>
  findBlockRules(placement, blockType)?.slots ?? []

const notBlocks: BlockIssue = {
  blockType: '',
  blockLabel: '',
  blockId: '',
  blockPath: '',
  field: '',
  message: texts.layoutNotListBlocks,
  path: 'layout',
}

interface NodeAt {
  node: BlockNode
  path: NodePath
  label: string
  /** Asked only where there is an issue: it walks the tree. */
  place: () => string
}

function nodeIssues(rules: LayoutRules, block: BlockDefinition, at: NodeAt): BlockIssue[] {
  const settings = isRecord(at.node['settings']) ? at.node['settings'] : {}
  return [
    ...findIssues(block.props, at.node).map((issue) => fieldIssue(at, issue)),
    ...findIssues(block.settings, settings).map((issue) =>
      fieldIssue(at, {
        ...issue,
        label: texts.settingsLabel({ label: issue.label }),
        path: ['settings', ...issue.path],
      }),
    ),
    ...slotIssues(rules.placement, at),
  ]
}

function slotIssues(placement: PageRules, at: NodeAt): BlockIssue[] {
  const depth = countSlots(at.path) + 1
  return listSlotRules(placement, at.node)
    .filter((slot) => isSlotShown(slot, at.node))
    .flatMap((slot) =>
      listSlotIssues(placement, { slot, nodes: readSlot(at.node, slot.name), depth }).map(({ reason, index }) =>
        fieldIssue(at, { label: slot.label, reason, path: index === null ? [slot.name] : [slot.name, index] }),
      ),
    )
}

const fieldIssue = ({ node, label, place, path }: NodeAt, issue: FieldIssue): BlockIssue => {
  const blockPath = place()
  return {
    blockType: node.blockType,
    blockLabel: label,
    blockId: node.id,
    blockPath,
    field: issue.label,
    message: `${label} (block ${blockPath}): ${issue.label} ${issue.reason}`,
    path: ['layout', ...path, ...issue.path].join('.'),
  }
}

/** `[1, 'first', 0]` -> `2 > Columns > 1`. */
export function describePlace(rules: LayoutRules, layout: BlockNode[], path: NodePath): string {
  const places: string[] = []
  let nodes: BlockNode[] = layout
  let parent: BlockNode | undefined
  for (const step of path) {
    if (typeof step === 'string') {
      places.push(parent ? (rules.find(parent.blockType)?.label ?? parent.blockType) : step)
      const value = parent?.[step]
      nodes = Array.isArray(value) ? value.filter(isBlockNode) : []
    } else {
      places.push(String(step + 1))
      parent = nodes[step]
    }
  }
  return places.join(' > ')
}
