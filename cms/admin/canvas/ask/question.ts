import type { BlockNode } from '#schemas/page/block-node.ts'
import type { FieldPath } from '../field-path.ts'

/** What the canvas asks before it goes on. */
export type Question =
  | { kind: 'link'; href: string; site: string }
  | { kind: 'picture'; id: string; field: FieldPath; file: File | null }
  | { kind: 'missing'; missing: string[]; onInsert: () => void }
  | {
      kind: 'section'
      site: number
      nodes: BlockNode[]
      replaceRefusal: string | null
      onSaved: (saved: SectionSaved) => void
    }

export interface SectionSaved {
  id: number
  name: string
  /** Whether the section takes the place of the blocks that it was made of. */
  isReplaced: boolean
}
