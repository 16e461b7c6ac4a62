import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { $readPasted } from './clean-pasted.ts'
import { KeptNode } from './kept-node.ts'
import { StoredAutoLinkNode, StoredLinkNode } from './stored-link-node.ts'
import { openState } from './stored-state.ts'

interface OpenInput {
  stored: unknown
  shift: number
  onUndo: () => void
  onRedo: () => void
  onEscape: () => void
}

/** Classes of marks that have no element of their own; `editor-css.ts` styles them. */
const theme = {
  text: {
    underline: 'forecourt-underline',
    strikethrough: 'forecourt-strikethrough',
    underlineStrikethrough: 'forecourt-underline forecourt-strikethrough',
  },
}

/** An editor of one rich text. Its history is the canvas's. */
export function openTextEditor(input: OpenInput): LexicalEditor {
  const { stored, shift, onUndo, onRedo, onEscape } = input
  const editor = createEditor({
    // What is copied from another text is pasted as HTML, which is cleaned.
    namespace: `forecourt-${Math.random()}`,
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, StoredLinkNode, StoredAutoLinkNode, KeptNode],
    theme,
    onError: (error) => reportError(error),
  })
  const act = (run: () => void) => () => {
    run()
    return true
  }
  mergeRegister(
    registerRichText(editor),
    registerList(editor),
    editor.registerCommand(UNDO_COMMAND, act(onUndo), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(REDO_COMMAND, act(onRedo), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ESCAPE_COMMAND, act(onEscape), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(PASTE_COMMAND, (event) => $paste(editor, { event, shift }), COMMAND_PRIORITY_HIGH),
  )
  editor.setEditorState(editor.parseEditorState(JSON.stringify(openState(stored, shift))))
  return editor
}

interface PasteInput {
  event: unknown
  shift: number
}

/** Whether it was HTML from elsewhere; plain text and what was copied here is left to Lexical. */
function $paste(editor: LexicalEditor, { event, shift }: PasteInput): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  const html = data?.getData('text/html') ?? ''
  const isOwn = data?.getData('application/x-lexical-editor').includes(`"namespace":"${editor._config.namespace}"`)
  if (!(event instanceof ClipboardEvent) || html === '' || isOwn || !$isRangeSelection($getSelection())) return false
  event.preventDefault()
  const nodes = $readPasted(editor, { html, shift })
  if (nodes.length > 0) $insertNodes(nodes)
  return true
}
