import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import type { AdminLink } from './admin-link.ts'
import type { Edits } from './count-edits.ts'
import type { Overlay } from './overlay.ts'
import { readField } from './read-field.ts'
import type { RichTextSession } from './rich-text/edit-rich-text.ts'
import type { ShownField } from './shown-fields.ts'

interface RichTextsInput {
  link: AdminLink
  edits: Edits
  overlay: Overlay
  readValue: (field: ShownField) => unknown
  /** Label of a block. */
  labelBlock: (id: string) => string
  /** Whether losing the focus ends the editing; otherwise it is taken back. */
  mayLeave: () => boolean
  /** Renders the block again after editing: it was not swapped meanwhile. */
  onEnd: (id: string) => void
}

export interface RichTexts {
  editedBlock: () => string | null
  /** Starts editing a rich text; false for all other fields. */
  start: (shown: ShownField, point: { x: number; y: number } | null) => boolean
  /** Shows what a newer tree holds, unless it lacks what was typed since. */
  follow: (command: Extract<CanvasCommand, { type: 'canvas:show' }>) => void
  setLink: (command: Extract<CanvasCommand, { type: 'canvas:set-link' }>) => void
  /** Loads the editor, so that a click need not wait for it. */
  load: () => void
}

const loadEditor = () => import('./rich-text/edit-rich-text.ts')

/** Rich texts that are edited in place. Their editor is loaded by the canvas alone. */
export function richTexts(input: RichTextsInput): RichTexts {
  const { link, edits, overlay, readValue, labelBlock, mayLeave, onEnd } = input
  let edited: ShownField | null = null
  let session: RichTextSession | null = null
  const open = async (shown: ShownField, point: { x: number; y: number } | null) => {
    const { editRichText } = await loadEditor()
    session = editRichText({
      shown,
      stored: readValue(shown),
      block: labelBlock(shown.id),
      point,
      link,
      edits,
      overlay,
      mayLeave,
      onEnd: () => {
        edited = null
        session = null
        onEnd(shown.id)
      },
    })
  }
  return {
    editedBlock: () => edited?.id ?? null,
    start: (shown, point) => {
      if (shown.field.kind !== 'richText' || edited) return false
      edited = shown
      open(shown, point).catch((error: unknown) => {
        edited = null
        reportError(error)
      })
      return true
    },
    follow: ({ layout, edit }) => {
      if (edited && session && edits.isLast(edit)) session.follow(readField(layout, edited.id, edited.field.path))
    },
    setLink: (command) => session?.setLink(command),
    load: () => void loadEditor().catch(reportError),
  }
}
