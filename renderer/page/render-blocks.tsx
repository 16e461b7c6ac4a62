import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Runtime, RuntimeProvider } from '#blocks/_kit/runtime.tsx'
import { type HeadingLevel, HeadingRoot } from '#blocks/_ui/heading-level.tsx'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { componentOf } from './block-modules.ts'
import type { PreparedBlock, PreparedPage } from './prepare-blocks.ts'
import { renderPart } from './render-part.ts'
import { SlotHtml } from './slot-html.tsx'
import { islandMark, noticeHtml, wrapperHtml } from './wrapper-html.ts'

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
  /** Whether a vehicle in it can be kept: a favourite, one to compare. */
  keeps: boolean
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
  const inOrder = blocks.flatMap(({ id }) => rendered.get(id) ?? [])
  const onTop = top.flatMap((id) => rendered.get(id) ?? [])
  const isIn = (mark: string) => onTop.some(({ content }) => content.includes(mark))
  return {
    html: onTop.map(({ html }) => html).join(''),
    hasMainHeading: isIn(mainHeading),
    keeps: isIn(keepMark),
    islands: inOrder.flatMap(({ island }) => {
      // A block that left its slot out, or failed, took what was in it along.
      return island && (isTop.has(island.block.id) || isIn(islandMark(island.block.id))) ? [island] : []
    }),
    preloads: inOrder.flatMap(({ preloads }) => preloads),
  }
}

interface RenderedBlock {
  html: string
  /** The same without its wrapper. To look something up in a text that was put together makes a copy of it, so this is where to look. */
  content: string
  preloads: string[]
  island: Island | null
}

type RenderBlock = (block: PreparedBlock, headingLevel: HeadingLevel) => RenderedBlock

/** Where no block titles its page: the first block that has one heading of its own gives the page its `h1`; a list of equals, such as cards without a title, does not. */
function withMainHeading(render: RenderBlock, block: PreparedBlock): RenderedBlock | null {
  const rendered = render(block, 1)
  const { content } = rendered
  const first = content.indexOf(mainHeading)
  return first !== -1 && content.indexOf(mainHeading, first + 1) === -1 ? rendered : null
}

const mainHeading = '<h1'
/** How `blocks/_ui/keep` marks what its script is for. */
const keepMark = ' data-keep'

const nothing: RenderedBlock = { html: '', content: '', preloads: [], island: null }

function blockRenderer(input: RenderBlocksInput, htmlOf: (id: string) => string): RenderBlock {
  const { client, preview, failed, report } = input
  const runtime: Runtime = { ...input.runtime, renderSlot: slotRenderer(htmlOf) }
  const reported = new Set<string>()
  return (block, headingLevel) => {
    const { id, blockType, known } = block
    const refused = (reason: string) =>
      preview ? { ...nothing, html: noticeHtml(known?.block.label ?? blockType, reason) } : nothing
    const Component = componentOf(blockType)
    if (!known || !Component) return refused('This site does not know this kind of block.')
    const { needs, wakes } = known.block
    if (needs.includes('vehicle') && !runtime.page.vehicle)
      return refused('It is shown only on a page that has a vehicle.')
    if (failed.has(id) && wakes === 'never') return refused('Its data could not be loaded just now.')
    try {
      const { html: content, preloads } = renderPart(
        inContexts({ client, runtime, headingLevel }, <Component {...known.props} />),
        id,
      )
      const island = wakes === 'never' ? null : { block, headingLevel }
      return { html: wrapperHtml({ id, ...known }, content, preview), content, preloads, island }
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

const slotRenderer = (htmlOf: (id: string) => string) =>
  function renderSlot(nodes: BlockNode[]) {
    const [first] = nodes
    return first ? <SlotHtml id={first.id} html={nodes.map(({ id }) => htmlOf(id)).join('')} /> : null
  }
