import type { CanvasField } from '#schemas/page/canvas-blocks.ts'
import type { PageState } from '../page/page-state.ts'

/** The rendered blocks of one revision, from `routes/canvas-route.ts`. */
export interface CanvasAnswer {
  /** Ids of the top level, in order. */
  top: string[]
  /** Ids of the blocks in each slot, by block. */
  slots: Record<string, Record<string, string[]>>
  /** Markup of the rendered blocks; their own slots are empty. */
  html: Record<string, string>
  /** Fields of the rendered blocks, by the number in their marks. */
  fields: Record<string, CanvasField[]>
  /** Names and texts of the style rules of these blocks. */
  rules: [name: string, text: string][]
  /** URLs of the scripts of plain markup that these blocks need. */
  scripts: string[]
  /** The block with the page's first heading. */
  titledBy: string | null
  /** The page's title, if no block has its first heading. */
  title: string | null
  state: PageState
}
