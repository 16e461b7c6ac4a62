import type { CanvasField } from '#schemas/page/canvas-blocks.ts'
import type { HeadingLevel } from '#blocks/_ui/heading-level.tsx'
import { markFields } from './mark-fields.ts'
import type { BlockProps, PreparedBlock } from './prepare-blocks.ts'
import {
  blockRenderer,
  type Island,
  type RenderBlock,
  type RenderBlocksInput,
  type RenderedBlock,
  withMainHeading,
} from './render-blocks.tsx'

type Input = RenderBlocksInput & {
  /** Ids of the blocks to render; null for all. */
  blockIds: ReadonlySet<string> | null
}

interface CanvasBlock {
  html: string
  fields: CanvasField[]
  islands: Island[]
}

interface CanvasBlocks {
  blocks: Map<string, CanvasBlock>
  titledBy: string | null
  hasMainHeading: boolean
}

/**
 * Renders the wanted blocks of the page's own tree, each with its slots empty. To find the page's first heading, the top level is rendered
 * as far as it: the same rule as `renderBlocks`.
 */
export function renderCanvasBlocks({ prepared, blockIds, ...input }: Input): CanvasBlocks {
  const byId = new Map(prepared.blocks.map((block) => [block.id, block]))
  const fieldsById = new Map<string, CanvasField[]>()
  const rendered = new Map<string, RenderedBlock>()
  const replaceProps = ({ id, known, isOwn }: PreparedBlock): BlockProps | undefined => {
    if (!known || !isOwn) return undefined
    const { props, fields } = markFields(known.block, known.props)
    fieldsById.set(id, fields)
    return props
  }
  const render = blockRenderer({ ...input, replaceProps }, ({ id }) => {
    const block = byId.get(id)
    if (!block || block.isOwn) return ''
    const part = rendered.get(id) ?? render(block, 2)
    rendered.set(id, part)
    return part.html
  })
  const titled = findTitled(prepared, render)
  const top = new Set(prepared.top)
  const getLevel = ({ id }: PreparedBlock): HeadingLevel => (id === titled?.id ? 1 : 2)
  const blocks = new Map<string, CanvasBlock>()
  for (const block of prepared.blocks) {
    if (!block.isOwn || (blockIds && !blockIds.has(block.id))) continue
    const own = top.has(block.id) && block.id === titled?.id ? titled.rendered : render(block, getLevel(block))
    blocks.set(block.id, {
      html: own.html,
      fields: fieldsById.get(block.id) ?? [],
      islands: listIslands(own, rendered),
    })
  }
  return { blocks, titledBy: titled?.id ?? null, hasMainHeading: titled?.rendered.hasMainHeading ?? false }
}

function findTitled(
  { top, blocks }: Input['prepared'],
  render: RenderBlock,
): { id: string; rendered: RenderedBlock } | null {
  const title = blocks.find(({ known, hidden }) => hidden === null && known?.block.titlesPage)
  if (title) return { id: title.id, rendered: render(title, 1) }
  for (const id of top) {
    const block = blocks.find((one) => one.id === id)
    const rendered = block && withMainHeading(render, block)
    if (rendered) return { id, rendered }
  }
  return null
}

/** Its own, and those of the parts of a reusable section in it. */
const listIslands = ({ island, inside }: RenderedBlock, rendered: ReadonlyMap<string, RenderedBlock>): Island[] => [
  ...(island ? [island] : []),
  ...inside.flatMap((id) => {
    const part = rendered.get(id)
    return part ? listIslands(part, rendered) : []
  }),
]
