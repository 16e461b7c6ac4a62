import { blockBySlug } from '#blocks/index.ts'
import { type BlockDefinition, slotsOf } from '#blocks/_kit/define-block.ts'
import { fieldsOf, type OutputOf } from '#blocks/_kit/field-meta.ts'
import type { Reference } from '#blocks/_kit/fields/reference.ts'
import { migrateNode } from '#blocks/_kit/migrate.ts'
import { readProps } from '#blocks/_kit/props.ts'
import type { BaseSettings } from '#blocks/_kit/settings.ts'
import { isVisible, nextChange } from '#blocks/_kit/visibility.ts'
import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { listNodes, mapNodes } from '#schemas/page/walk.ts'

/** What is known of any block's props. */
export type BlockProps = { id: string; settings: OutputOf<BaseSettings> } & Record<string, unknown>

/** A block of this page, its props parsed; null where the code knows no block of that name. */
export interface PreparedBlock {
  id: string
  blockType: string
  known: { block: BlockDefinition; props: BlockProps } | null
}

export interface PreparedPage {
  /** Ids of the top level, in order. */
  top: string[]
  /** Every visible block, parents before children. */
  blocks: PreparedBlock[]
  nextChange: Date | null
}

type PrepareInput = Pick<RenderInput, 'site' | 'now' | 'report'> & { nodes: BlockNode[] }

/** Stored nodes to what is rendered: at their current version, without what visibility hides, each id once on the page. */
export function prepareBlocks(input: PrepareInput): PreparedPage {
  const changes: Date[] = []
  const known = new Map<string, { block: BlockDefinition; props: BlockProps }>()
  const uniqueId = idsOfOnePage()
  const tree = mapNodes(input.nodes, (stored) => {
    const id = uniqueId(stored.id)
    const block = blockBySlug(stored.blockType)
    if (!block) return { id, blockType: stored.blockType }
    const { node, props } = readOf(block, { stored, id, input })
    const change = nextChange(props.settings.visibility, input.now)
    if (change) changes.push(change)
    if (!isVisible(props.settings.visibility, { flags: input.site.flags, now: input.now })) return null
    known.set(id, { block, props })
    return withNestedNodes(block, node, props)
  })
  const blocks = listNodes(tree).map((node) => prepared(node.node, known.get(node.node.id)))
  return {
    top: tree.map(({ id }) => id),
    blocks,
    nextChange: changes.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  }
}

interface ReadBlock {
  node: BlockNode
  props: BlockProps
}

/** By the stored node: a page's document is kept in memory, and is rendered for many addresses. */
const readBefore = new WeakMap<BlockNode, ReadBlock>()

function readOf(
  block: BlockDefinition,
  { stored, id, input }: { stored: BlockNode; id: string; input: PrepareInput },
): ReadBlock {
  const known = readBefore.get(stored)
  if (known?.node.id === id) return known
  const { node: current, isCurrent } = migrated(block, stored, input)
  const node = { ...current, id }
  const read = { node, props: readProps(block, node) as BlockProps }
  if (isCurrent) readBefore.set(stored, read)
  return read
}

function migrated(
  block: BlockDefinition,
  node: BlockNode,
  { report }: PrepareInput,
): { node: BlockNode; isCurrent: boolean } {
  try {
    return { node: migrateNode(block, node), isCurrent: true }
  } catch (error) {
    report({ blockType: node.blockType, blockId: node.id, error })
    return { node, isCurrent: false }
  }
}

/** The walker's tree has lost hidden blocks and doubled ids, so a block's slots are taken from there. */
function prepared(node: BlockNode, known: { block: BlockDefinition; props: BlockProps } | undefined): PreparedBlock {
  const { id, blockType } = node
  if (!known) return { id, blockType, known: null }
  const { block, props } = known
  const slots = slotsOf(block).map((name) => [name, nodesOf(node[name])])
  const sections = sectionsOf(block, props).map(({ name, reference, doc }) => [
    name,
    { ...reference, doc: { ...doc, layout: nodesOf(node[layoutKey(name)]) } },
  ])
  return { id, blockType, known: { block, props: { ...props, ...Object.fromEntries([...slots, ...sections]) } } }
}

const nodesOf = (value: unknown): BlockNode[] => (isSlotValue(value) ? value : [])

const layoutKey = (name: string): string => `${name}:layout`

/**
 * What the walker sees of a block: the slots of its parsed props, where one whose condition does not hold is empty, and nothing else that was
 * left behind. A reusable section's blocks stand in its document; they are put beside the slots.
 */
const withNestedNodes = (block: BlockDefinition, { id, blockType }: BlockNode, props: BlockProps): BlockNode => ({
  id,
  blockType,
  ...Object.fromEntries(slotsOf(block).map((name) => [name, props[name]])),
  ...Object.fromEntries(sectionsOf(block, props).map(({ name, doc }) => [layoutKey(name), doc.layout])),
})

function sectionsOf(block: BlockDefinition, props: BlockProps) {
  return fieldsOf(block.props).flatMap(({ name, meta }) => {
    if (meta.kind !== 'reference' || meta.to !== 'section' || meta.many) return []
    const reference = props[name] as Reference<'section'> | null
    return reference?.doc ? [{ name, reference, doc: reference.doc }] : []
  })
}

/** A section used twice brings the same ids twice; in a document an id stands once. */
function idsOfOnePage(): (id: string) => string {
  const seen = new Map<string, number>()
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}
