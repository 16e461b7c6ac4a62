import { z } from 'zod'
import { blockNode } from './block-node.ts'
import { type fieldPath, viewAs } from './canvas-messages.ts'
import { documentLimits } from './document-limits.ts'
import type { PageDocument } from './page.ts'
import type { RenderInput } from './render.ts'

/** A request of the canvas: the page's whole tree, and the blocks of it to render. Authorised by the preview's token. */
export const canvasBlocksRequest = z.object({
  token: z.string().max(2_000),
  layout: z.array(blockNode).max(documentLimits.blocks),
  /** Ids of the blocks to render; null for all. */
  changed: z.array(z.string()).max(documentLimits.blocks).nullable(),
  /** The block with the page's first heading in the frame; null if none has it, or nothing is shown yet. */
  titledBy: z.string().nullable(),
  viewAs,
})
export type CanvasBlocksRequest = z.infer<typeof canvasBlocksRequest>

/** A field that can be changed on the page itself. */
export interface CanvasField {
  path: z.infer<typeof fieldPath>
  /** `link`: the words of a link; `path` ends with `label`. */
  kind: 'line' | 'paragraph' | 'link' | 'richText' | 'image'
  /** Maximum characters; null without a limit. */
  max: number | null
  /** URL of the picture; null for other kinds. */
  url: string | null
}

export type CanvasInput = Omit<RenderInput, 'page'> & { page: PageDocument } & Pick<
    CanvasBlocksRequest,
    'changed' | 'titledBy'
  >

/** What the frame swaps, to be sent as JSON. The renderer's browser side has its type. */
export type RenderCanvas = (input: CanvasInput) => Promise<object>
