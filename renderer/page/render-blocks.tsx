import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Runtime, RuntimeProvider } from '#blocks/_kit/runtime.tsx'
import { type HeadingLevel, HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { findComponent } from './block-modules.ts'
import { trackSlots } from './canvas-slots.tsx'
import { withoutMarksInTags } from './mark-fields.ts'
import type { BlockProps, PreparedBlock, PreparedPage } from './prepare-blocks.ts'
import { renderPart } from './render-part.ts'
import { SlotHtml, slotMark, withSlotHtml } from './slot-html.tsx'
import { canvasWrapperHtml, noticeHtml, wrapperHtml } from './wrapper-html.ts'
import * as texts from '../texts.ts'

export type RenderBlocksInput = Pick<RenderInput, 'report' | 'preview' | 'canvas'> & {
  prepared: PreparedPage
  runtime: Omit<Runtime, 'renderSlot'>
  client: QueryClient
  /** Blocks that lack the data they cannot do without. */
  failed: ReadonlySet<string>
}

export interface Island {
  block: PreparedBlock
  headingLevel: HeadingLevel
}

export interface RenderedBlocks {
  html: string
  /** Whether the page's first heading is in it. */
  hasMainHeading: boolean
  /** Blocks to hydrate, in reading order. */
  islands: Island[]
  /** `<link rel="preload">` elements of pictures that load at once. */
  preloads: string[]
}

/**
 * Renders each block separately, children before parents: a block that throws affects no other, and each island is its own React root that
 * hydrates independently.
 */
export function renderBlocks(input: RenderBlocksInput): RenderedBlocks {
  const { top, blocks } = input.prepared
  const rendered = new Map<string, RenderedBlock>()
  const render = blockRenderer(input, ({ id }) => rendered.get(id)?.html ?? '')
  const isTop = new Set(top)
  const title = blocks.find(({ known, hidden }) => hidden === null && known?.block.titlesPage)
  const getLevel = (block: PreparedBlock): HeadingLevel => (block === title ? 1 : 2)
  for (const block of blocks.toReversed()) {
    if (!isTop.has(block.id)) rendered.set(block.id, render(block, getLevel(block)))
  }
  let isTitled = title !== undefined
  for (const block of blocks) {
    if (!isTop.has(block.id)) continue
    const first: RenderedBlock | null = isTitled ? null : withMainHeading(render, block)
    isTitled ||= first !== null
    rendered.set(block.id, first ?? render(block, getLevel(block)))
  }
  const placed = findPlacedIds(top, rendered)
  const inOrder = blocks.flatMap(({ id }) => (placed.has(id) ? (rendered.get(id) ?? []) : []))
  return {
    html: joinHtml(top, (id) => rendered.get(id)?.html ?? ''),
    hasMainHeading: inOrder.some(({ hasMainHeading }) => hasMainHeading),
    islands: inOrder.flatMap(({ island }) => island ?? []),
    preloads: inOrder.flatMap(({ preloads }) => preloads),
  }
}

/** Concatenates without an intermediate array, which would copy the page's HTML. */
const joinHtml = <Item,>(items: readonly Item[], htmlOf: (item: Item) => string): string =>
  items.reduce((html, item) => html + htmlOf(item), '')

/** Ids of the blocks on the page: a block that failed or omitted its slot removes the blocks in it. */
function findPlacedIds(top: readonly string[], rendered: ReadonlyMap<string, RenderedBlock>): Set<string> {
  const found = new Set(top)
  // A set that grows during iteration also visits its new items.
  for (const id of found) for (const inside of rendered.get(id)?.inside ?? []) found.add(inside)
  return found
}

export interface RenderedBlock {
  html: string
  /** Whether its own markup has the page's main heading. */
  hasMainHeading: boolean
  /** Ids of the blocks in its slots. */
  inside: string[]
  preloads: string[]
  island: Island | null
}

export type RenderBlock = (block: PreparedBlock, headingLevel: HeadingLevel) => RenderedBlock

/** If no block titles its page, the first block with a single heading provides the `h1`; a list of equal headings does not. */
export function withMainHeading(render: RenderBlock, block: PreparedBlock): RenderedBlock | null {
  const rendered = render(block, 1)
  return rendered.hasMainHeading ? rendered : null
}

/** To look something up in a text that was put together makes a copy of it, so this is asked of a block's own markup. */
function hasOneMainHeading(markup: string): boolean {
  const first = markup.indexOf(mainHeading)
  return first !== -1 && markup.indexOf(mainHeading, first + 1) === -1
}

const mainHeading = '<h1'

const nothing: RenderedBlock = { html: '', hasMainHeading: false, inside: [], preloads: [], island: null }

type BlockRendererInput = Omit<RenderBlocksInput, 'prepared'> & {
  /** Props that differ from those of the block. */
  replaceProps?: (block: PreparedBlock) => BlockProps | undefined
}

/** `htmlOf` is the markup of a block in a slot. */
export function blockRenderer(input: BlockRendererInput, htmlOf: (node: BlockNode) => string): RenderBlock {
  const { client, preview, canvas, failed, report, replaceProps } = input
  const slots = new Map<string, BlockNode[]>()
  const canvasSlots = canvas ? trackSlots() : null
  const runtime: Runtime = { ...input.runtime, renderSlot: canvasSlots?.renderer(slots) ?? slotRenderer(slots) }
  const reported = new Set<string>()
  return (block, headingLevel) => {
    const { id, blockType, known } = block
    const label = known?.block.label ?? blockType
    const refused = (reason: string) => {
      if (!preview) return nothing
      const html = noticeHtml(label, reason)
      return { ...nothing, html: canvas ? canvasWrapperHtml(block, { html, label }) : html }
    }
    if (block.hidden !== null) return refused(block.hidden)
    const Component = findComponent(blockType)
    if (!known || !Component) return refused(texts.thisSiteDoesNotThisTypeBlock)
    const { needs, hydrate } = known.block
    const lacking = subjects.find(({ need }) => needs.includes(need) && !runtime.page[need])
    if (lacking) return refused(lacking.reason)
    if (failed.has(id) && hydrate === 'never') return refused(texts.itsDataCouldNotBeLoaded)
    try {
      slots.clear()
      canvasSlots?.start(known)
      const props = replaceProps?.(block) ?? known.props
      const { html: markup, preloads } = renderPart(
        inContexts({ client, runtime, headingLevel }, <Component {...props} />),
        id,
      )
      const island = hydrate === 'never' ? null : { block, headingLevel }
      const { html: content, inside } = filled(markup, slots, htmlOf)
      return {
        html: canvasSlots
          ? canvasWrapperHtml(block, { html: withoutMarksInTags(content) || canvasSlots.emptySlotsHtml(), label })
          : wrapperHtml({ id, ...known }, content, preview),
        hasMainHeading: headingLevel === 1 && hasOneMainHeading(markup),
        inside,
        preloads,
        island,
      }
    } catch (error) {
      if (!reported.has(id)) report({ blockType, blockId: id, error })
      reported.add(id)
      return refused(texts.itFailedWhileItWasBeingRendered)
    }
  }
}

/** What a page may be about, and what a block says that needs it elsewhere. */
const subjects = [
  { need: 'vehicle', reason: texts.itShownOnlyOnPagesVehicle },
  { need: 'location', reason: texts.itShownOnlyOnPagesLocation },
  { need: 'model', reason: texts.itShownOnlyOnPagesModel },
  { need: 'brand', reason: texts.itShownOnlyOnPagesBrand },
] as const

interface Contexts {
  client: QueryClient
  runtime: Runtime
  headingLevel: HeadingLevel
}

/** `renderer/client/hydrate-island.tsx` must build the same tree. */
const inContexts = ({ client, runtime, headingLevel }: Contexts, children: ReactNode) => (
  <QueryClientProvider client={client}>
    <RuntimeProvider value={runtime}>
      <HeadingRoot level={headingLevel}>{children}</HeadingRoot>
    </RuntimeProvider>
  </QueryClientProvider>
)

const slotRenderer = (slots: Map<string, BlockNode[]>) =>
  function renderSlot(nodes: BlockNode[]) {
    const [first] = nodes
    if (!first) return null
    slots.set(first.id, nodes)
    return <SlotHtml id={first.id} html={slotMark(first.id)} />
  }

/** A block's markup with the blocks of its slots in place, and which they are. */
function filled(
  markup: string,
  slots: ReadonlyMap<string, BlockNode[]>,
  htmlOf: (node: BlockNode) => string,
): { html: string; inside: string[] } {
  if (slots.size === 0) return { html: markup, inside: [] }
  const htmlBySlot = new Map([...slots].map(([slot, nodes]) => [slot, joinHtml(nodes, htmlOf)] as const))
  const { html, placed } = withSlotHtml(markup, htmlBySlot)
  return { html, inside: [...placed].flatMap((slot) => (slots.get(slot) ?? []).map(({ id }) => id)) }
}
