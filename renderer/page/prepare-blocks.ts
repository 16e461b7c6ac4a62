import { blockBySlug } from '#blocks/index.ts'
import { type BlockDefinition, listSlots } from '#blocks/_kit/define-block.ts'
import { listNamedFields, type OutputOf } from '#blocks/_kit/field-meta.ts'
import type { Reference } from '#blocks/_kit/fields/reference.ts'
import { migrateNode } from '#blocks/_kit/migrate.ts'
import { readProps } from '#blocks/_kit/props.ts'
import type { BaseSettings } from '#blocks/_kit/settings.ts'
import { isVisible, nextChange, type Viewer } from '#blocks/_kit/visibility.ts'
import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { listNodes, mapNodes } from '#schemas/page/walk.ts'
import { stateElementId } from './page-state.ts'
import { hiddenReason } from './hidden-reason.ts'

/** Props common to all blocks. */
export type BlockProps = { id: string; settings: OutputOf<BaseSettings> } & Record<string, unknown>

/** A block of this page with parsed props; null for an unknown type. */
export interface PreparedBlock {
  id: string
  blockType: string
  known: { block: BlockDefinition; props: BlockProps } | null
  /** In the canvas why a visitor does not see it now; null for all others. */
  hidden: string | null
  /** Whether it is of the page's own tree, not of a reusable section. */
  isOwn: boolean
}

export interface PreparedPage {
  /** Ids of the top level, in order. */
  top: string[]
  /** Every visible block, parents before children. */
  blocks: PreparedBlock[]
  nextChange: Date | null
  /** Some blocks are only for signed-in shoppers, or only for others. */
  hasAudiences: boolean
}

type PrepareInput = Pick<RenderInput, 'site' | 'now' | 'report' | 'audience' | 'canvas'> & { nodes: BlockNode[] }

interface CachedPage {
  page: PreparedPage
  flags: Site['flags']
  audience: RenderInput['audience']
  since: Date
}

/** Keyed by the stored tree: a page's document is cached and rendered for many URLs. */
const preparedBefore = new WeakMap<BlockNode[], CachedPage>()

/** Prepares stored nodes for rendering: migrated, without hidden blocks, with ids and anchors unique on the page. */
export function prepareBlocks(input: PrepareInput): PreparedPage {
  const { nodes, site, now, audience } = input
  if (input.canvas) return prepare(input).page
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
  const hidden = new Map<string, string>()
  const foreign = new Set<string>()
  const uniqueId = idsOfOnePage()
  let isCurrent = true
  let hasAudiences = false
  const tree = mapNodes(input.nodes, (stored, path) => {
    const id = uniqueId(stored.id)
    if (path.some(isLayoutKey)) foreign.add(id)
    const block = blockBySlug(stored.blockType)
    if (!block) return { id, blockType: stored.blockType }
    const current = migrated(block, stored, input)
    isCurrent &&= current !== null
    const node = { ...(current ?? stored), id }
    const props = readProps(block, node) as BlockProps
    const { from, until } = props.settings.visibility
    const change = nextChange([from, until, ...(block.changesAt?.(props) ?? [])], input.now)
    if (change) changes.push(change)
    hasAudiences ||= props.settings.visibility.audience !== 'everyone'
    const { audience = 'signed-out', now } = input
    const viewer: Viewer = { flags: input.site.flags, now, audience }
    const isShown = isVisible(props.settings.visibility, viewer)
    if (!isShown && !input.canvas) return null
    known.set(id, { block, props })
    if (isShown) return withNestedNodes(block, node, props)
    hidden.set(id, hiddenReason(props.settings.visibility, viewer))
    return { id, blockType: stored.blockType }
  })
  const nodes = listNodes(tree).map(({ node }) => node)
  const shown = nodes.flatMap(({ id }) => (hidden.has(id) ? [] : (known.get(id) ?? [])))
  const uniqueAnchor = anchorsOfOnePage(new Set(shown.map(({ props }) => props.settings.anchor)))
  for (const each of shown) each.props = withAnchor(each.props, uniqueAnchor)
  const blocks = nodes.map((node) => ({
    ...prepared(node, known.get(node.id)),
    hidden: hidden.get(node.id) ?? null,
    isOwn: !foreign.has(node.id),
  }))
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

/** Null if the migration failed, which is reported. */
function migrated(block: BlockDefinition, node: BlockNode, { report }: PrepareInput): BlockNode | null {
  try {
    return migrateNode(block, node)
  } catch (error) {
    report({ blockType: node.blockType, blockId: node.id, error })
    return null
  }
}

/** Slots are taken from the walked tree, which has no hidden blocks and unique ids. */
function prepared(
  node: BlockNode,
  known: { block: BlockDefinition; props: BlockProps } | undefined,
): Omit<PreparedBlock, 'hidden' | 'isOwn'> {
  const { id, blockType } = node
  if (!known) return { id, blockType, known: null }
  const { block, props } = known
  const slots = listSlots(block).map((name) => [name, listNodesFor(node[name])])
  const sections = getSections(block, props).map(({ name, reference, doc }) => [
    name,
    { ...reference, doc: { ...doc, layout: listNodesFor(node[layoutKey(name)]) } },
  ])
  return { id, blockType, known: { block, props: { ...props, ...Object.fromEntries([...slots, ...sections]) } } }
}

const listNodesFor = (value: unknown): BlockNode[] => (isSlotValue(value) ? value : [])

const layoutKey = (name: string): string => `${name}:layout`
const isLayoutKey = (step: string | number): boolean => typeof step === 'string' && step.endsWith(':layout')

/**
 * The walker's view of a block: the slots of its parsed props, empty if hidden by a condition. The blocks of a reusable section are in its
 * document and are added to the slots.
 */
const withNestedNodes = (block: BlockDefinition, { id, blockType }: BlockNode, props: BlockProps): BlockNode => ({
  id,
  blockType,
  ...Object.fromEntries(listSlots(block).map((name) => [name, props[name]])),
  ...Object.fromEntries(getSections(block, props).map(({ name, doc }) => [layoutKey(name), doc.layout])),
})

function getSections(block: BlockDefinition, props: BlockProps) {
  return listNamedFields(block.props).flatMap(({ name, meta }) => {
    if (meta.kind !== 'reference' || meta.to !== 'section' || meta.many) return []
    const reference = props[name] as Reference<'section'> | null
    return reference?.doc ? [{ name, reference, doc: reference.doc }] : []
  })
}

/** A section used twice repeats ids, which must be unique in a document. */
function idsOfOnePage(): (id: string) => string {
  const seen = new Map<string, number>()
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}

function withAnchor(props: BlockProps, unique: (anchor: string) => string): BlockProps {
  const anchor = unique(props.settings.anchor)
  return anchor === props.settings.anchor ? props : { ...props, settings: { ...props.settings, anchor } }
}

/** Ids of elements around the blocks, and of the dialog that the browser adds. */
const idsOfFrame = ['main', 'site-menu', 'forecourt-page', stateElementId, 'form-dialog-title']

/** A copied block and a section used twice repeat anchors. Links lead to the first; the others become `offers-2`. */
function anchorsOfOnePage(typed: ReadonlySet<string>): (anchor: string) => string {
  const taken = new Set(idsOfFrame)
  return (anchor) => {
    if (anchor === '') return ''
    let free = anchor
    for (let count = 2; taken.has(free) || (free !== anchor && typed.has(free)); count += 1) free = `${anchor}-${count}`
    taken.add(free)
    return free
  }
}
