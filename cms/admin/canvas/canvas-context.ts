import { createContext, use } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { CanvasCommand, ViewAs } from '#schemas/page/canvas-messages.ts'
import type { PageRules } from '#schemas/page/operations/page-rules.ts'
import type { LinkEditTarget } from './beside/beside.ts'
import type { ClipboardCommands } from './clipboard/use-clipboard.ts'
import type { AddTarget, Commands } from './edit/make-commands.ts'
import type { EditHistory } from './edit/use-editing.ts'
import type { FieldPath } from './field-path.ts'
import type { FormLayout } from './edit/use-form-layout.ts'
import type { SectionCommands } from './sections/use-section-commands.ts'
import type { Selection } from './frame/use-frame.ts'
import type { Slot } from './tree/list-rows.ts'

export interface SelectOptions {
  isFromFrame?: boolean
  /** Field that gets the focus. */
  field?: FieldPath | null
}

export interface CanvasCommands extends Commands, ClipboardCommands, SectionCommands {
  /** Opens the library to add a block there. */
  openAdd: (target: AddTarget) => void
}

export interface Canvas {
  layout: BlockNode[]
  form: FormLayout
  rules: PageRules
  selection: Selection
  select: (ids: readonly string[], options?: SelectOptions) => void
  /** The field to focus, once. */
  focus: { id: string; field: FieldPath } | null
  isReadOnly: boolean
  /** The slots that a block shows in the page's current state. */
  slotsOf: (node: BlockNode) => readonly Slot[]
  labelOf: (node: BlockNode) => string
  editing: EditHistory
  commands: CanvasCommands
  /** Where a block pressed in the library goes. */
  addTarget: AddTarget
  /** Speaks a sentence to screen readers; a problem is shown too. */
  say: (words: string, isProblem?: boolean) => void
  viewAs: ViewAs
  changeViewAs: (viewAs: ViewAs) => void
  /** What is changed beside a link of the page. */
  beside: LinkEditTarget | null
  openBeside: (beside: LinkEditTarget | null) => void
  /** Sends a command to the frame, if there is one. */
  send: (command: CanvasCommand) => void
  /** Names what sends to the frame that is shown. */
  connect: (send: (command: CanvasCommand) => void) => void
}

export const CanvasContext = createContext<Canvas | null>(null)

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext)
  if (!canvas) throw new Error('This component stands outside the canvas.')
  return canvas
}
