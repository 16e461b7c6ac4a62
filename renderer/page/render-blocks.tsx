import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Runtime, RuntimeProvider } from '#blocks/_kit/runtime.tsx'
import { type HeadingLevel, HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { componentOf } from './block-modules.ts'
import type { PreparedBlock, PreparedPage } from './prepare-blocks.ts'
import { renderPart } from './render-part.ts'
import { SlotHtml, slotMark, withSlotHtml } from './slot-html.tsx'
import { noticeHtml, wrapperHtml } from './wrapper-html.ts'

type RenderBlocksInput = Pick<RenderInput, 'report' | 'preview'> & {
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
  /** Blocks whose script is wanted, in reading order. */
  islands: Island[]
  /** `<link rel="preload">` elements of pictures that load at once. */
  preloads: string[]
}

/**
 * Each block is rendered by itself, children before parents, so that one that throws costs nothing but itself, and each island is a React root
 * of its own that the browser can take up alone.
 */
export function renderBlocks(input: RenderBlocksInput): RenderedBlocks {
  const { top, blocks } = input.prepared
  const rendered = new Map<string, RenderedBlock>()
  const render = blockRenderer(input, (id) => rendered.get(id)?.html ?? '')
  const isTop = new Set(top)
  const title = blocks.find(({ known }) => known?.block.titlesPage)
  const levelOf = (block: PreparedBlock): HeadingLevel => (block === title ? 1 : 2)
  for (const block of blocks.toReversed()) {
    if (!isTop.has(block.id)) rendered.set(block.id, render(block, levelOf(block)))
  }
  let isTitled = title !== undefined
  for (const block of blocks) {
    if (!isTop.has(block.id)) continue
    const first: RenderedBlock | null = isTitled ? null : withMainHeading(render, block)
    isTitled ||= first !== null
    rendered.set(block.id, first ?? render(block, levelOf(block)))
  }
  const stands = standing(top, rendered)
  const inOrder = blocks.flatMap(({ id }) => (stands.has(id) ? (rendered.get(id) ?? []) : []))
  return {
    html: inARow(top, (id) => rendered.get(id)?.html ?? ''),
    hasMainHeading: inOrder.some(({ hasMainHeading }) => hasMainHeading),
    islands: inOrder.flatMap(({ island }) => island ?? []),
    preloads: inOrder.flatMap(({ preloads }) => preloads),
  }
}

/** Added up, which copies nothing: an array that is joined is a copy of a page of cards. */
const inARow = <Item,>(items: readonly Item[], htmlOf: (item: Item) => string): string =>
  items.reduce((html, item) => html + htmlOf(item), '')

/** The blocks that are on the page: one that left its slot out, or failed, took what was in it along. */
function standing(top: readonly string[], rendered: ReadonlyMap<string, RenderedBlock>): Set<string> {
  const found = new Set(top)
  // What is added while it is being walked is walked too.
  for (const id of found) for (const inside of rendered.get(id)?.inside ?? []) found.add(inside)
  return found
}

interface RenderedBlock {
  html: string
  /** Whether the page's first heading is in its own markup. */
  hasMainHeading: boolean
  /** Ids of the blocks that stand in its slots. */
  inside: string[]
  preloads: string[]
  island: Island | null
}

type RenderBlock = (block: PreparedBlock, headingLevel: HeadingLevel) => RenderedBlock

/** Where no block titles its page: the first block that has one heading of its own gives the page its `h1`; a list of equals, such as cards without a title, does not. */
function withMainHeading(render: RenderBlock, block: PreparedBlock): RenderedBlock | null {
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

function blockRenderer(input: RenderBlocksInput, htmlOf: (id: string) => string): RenderBlock {
  const { client, preview, failed, report } = input
  const slots = new Map<string, BlockNode[]>()
  const runtime: Runtime = { ...input.runtime, renderSlot: slotRenderer(slots) }
  const reported = new Set<string>()
  return (block, headingLevel) => {
    const { id, blockType, known } = block
    const refused = (reason: string) =>
      preview ? { ...nothing, html: noticeHtml(known?.block.label ?? blockType, reason) } : nothing
    const Component = componentOf(blockType)
    if (!known || !Component) return refused('This site does not know this kind of block.')
    const { needs, hydrate } = known.block
    if (needs.includes('vehicle') && !runtime.page.vehicle)
      return refused('It is shown only on a page that has a vehicle.')
    if (failed.has(id) && hydrate === 'never') return refused('Its data could not be loaded just now.')
    try {
      slots.clear()
      const { html: markup, preloads } = renderPart(
        inContexts({ client, runtime, headingLevel }, <Component {...known.props} />),
        id,
      )
      const island = hydrate === 'never' ? null : { block, headingLevel }
      const { html: content, inside } = filled(markup, slots, htmlOf)
      return {
        html: wrapperHtml({ id, ...known }, content, preview),
        hasMainHeading: headingLevel === 1 && hasOneMainHeading(markup),
        inside,
        preloads,
        island,
      }
    } catch (error) {
      if (!reported.has(id)) report({ blockType, blockId: id, error })
      reported.add(id)
      return refused('It failed while it was being rendered.')
    }
  }
}

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
  htmlOf: (id: string) => string,
): { html: string; inside: string[] } {
  if (slots.size === 0) return { html: markup, inside: [] }
  const htmlBySlot = new Map([...slots].map(([slot, nodes]) => [slot, inARow(nodes, ({ id }) => htmlOf(id))] as const))
  const { html, placed } = withSlotHtml(markup, htmlBySlot)
  return { html, inside: [...placed].flatMap((slot) => (slots.get(slot) ?? []).map(({ id }) => id)) }
}
