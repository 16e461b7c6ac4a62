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
import type { Site } from '#schemas/tenant/site.ts'
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
  /** Some blocks are for shoppers who are signed in alone, or for the others. */
  hasAudiences: boolean
}

type PrepareInput = Pick<RenderInput, 'site' | 'now' | 'report' | 'audience'> & { nodes: BlockNode[] }

interface Prepared {
  page: PreparedPage
  flags: Site['flags']
  audience: RenderInput['audience']
  since: Date
}

/** By the stored tree: a page's document is kept in memory, and is rendered for many addresses. */
const preparedBefore = new WeakMap<BlockNode[], Prepared>()

/** Stored nodes to what is rendered: at their current version, without what visibility hides, each id once on the page. */
export function prepareBlocks(input: PrepareInput): PreparedPage {
  const { nodes, site, now, audience } = input
  const known = preparedBefore.get(nodes)
  if (known?.flags === site.flags && known.audience === audience && known.since <= now && !hasChanged(known.page, now))
    return known.page
  const { page, isCurrent } = prepare(input)
  if (isCurrent) preparedBefore.set(nodes, { page, flags: site.flags, audience, since: now })
  return page
}

const hasChanged = ({ nextChange }: PreparedPage, now: Date): boolean => nextChange !== null && nextChange <= now

function prepare(input: PrepareInput): { page: PreparedPage; isCurrent: boolean } {
  const changes: Date[] = []
  const known = new Map<string, { block: BlockDefinition; props: BlockProps }>()
  const uniqueId = idsOfOnePage()
  let isCurrent = true
  let hasAudiences = false
  const tree = mapNodes(input.nodes, (stored) => {
    const id = uniqueId(stored.id)
    const block = blockBySlug(stored.blockType)
    if (!block) return { id, blockType: stored.blockType }
    const current = migrated(block, stored, input)
    isCurrent &&= current !== null
    const node = { ...(current ?? stored), id }
    const props = readProps(block, node) as BlockProps
    const change = nextChange(props.settings.visibility, input.now)
    if (change) changes.push(change)
    hasAudiences ||= props.settings.visibility.audience !== 'everyone'
    const { audience = 'signed-out', now } = input
    if (!isVisible(props.settings.visibility, { flags: input.site.flags, now, audience })) return null
    known.set(id, { block, props })
    return withNestedNodes(block, node, props)
  })
  const blocks = listNodes(tree).map((node) => prepared(node.node, known.get(node.node.id)))
  return {
    page: {
      top: tree.map(({ id }) => id),
      blocks,
      nextChange: changes.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
      hasAudiences,
    },
    isCurrent,
  }
}

/** Null where that failed, which is reported. */
function migrated(block: BlockDefinition, node: BlockNode, { report }: PrepareInput): BlockNode | null {
  try {
    return migrateNode(block, node)
  } catch (error) {
    report({ blockType: node.blockType, blockId: node.id, error })
    return null
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
