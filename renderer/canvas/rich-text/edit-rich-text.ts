import { $addUpdateTag, $getSelection, $isNodeSelection, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import type { CanvasCommand } from '#schemas/page/canvas-messages.ts'
import { isSameValue } from '#schemas/page/same-value.ts'
import type { AdminLink } from '../admin-link.ts'
import type { Edits } from '../count-edits.ts'
import type { Overlay } from '../overlay.ts'
import { leaveText } from '../leave-text.ts'
import type { ShownField } from '../shown-fields.ts'
import { drawKept } from './draw-kept.ts'
import { addEditorCss } from './editor-css.ts'
import { findHeadingShift } from './heading-shift.ts'
import { $readCaret, $restoreCaret } from './keep-caret.ts'
import { isKeptNode, KeptNode } from './kept-node.ts'
import { openTextEditor } from './open-text-editor.ts'
import { $findLink, readLinkTarget, $setLink } from './set-link.ts'
import { closeState, openState } from './stored-state.ts'
import { openToolbar } from './toolbar.ts'
import * as texts from '../../texts.ts'

export interface EditInput {
  shown: ShownField
  /** Its value in the newest tree. */
  stored: unknown
  /** Label of the block. */
  block: string
  point: { x: number; y: number } | null
  link: AdminLink
  edits: Edits
  overlay: Overlay
  /** Whether losing the focus ends the editing; otherwise it is taken back. */
  mayLeave: () => boolean
  /** Called once when the text was left. */
  onEnd: () => void
}

type SetLink = Extract<CanvasCommand, { type: 'canvas:set-link' }>

export interface RichTextSession {
  /** Shows a value that was changed elsewhere, as by undo. */
  follow: (stored: unknown) => void
  setLink: (command: SetLink) => void
}

const external = 'external'

/** Edits a rich text where it stands. Each change is reported at once, so nothing typed is lost however it ends. */
export function editRichText(input: EditInput): RichTextSession {
  const { shown, stored, block, point, link, edits, overlay, mayLeave, onEnd } = input
  const { id, field, element: host } = shown
  const shift = findHeadingShift(stored, host)
  const press = (key: string, withShift = false) =>
    link.send({ type: 'canvas:key', pressed: { key, shift: withShift, mod: true, alt: false } })
  KeptNode.draw = drawKept(stored, host)
  const editor = openTextEditor({
    stored,
    shift,
    onUndo: () => press('z'),
    onRedo: () => press('z', true),
    onEscape: () => end(),
  })
  const read = () => closeState(editor.getEditorState().toJSON(), shift)
  const first = read()
  let last = first
  /** The newest value that the admin has. */
  let seen: unknown = stored
  let isAsking = false
  const close = openHost(host, { editor, label: texts.formattedTextOf({ block }) })
  const watch = new AbortController()
  const { signal } = watch

  const report = (isFinal: boolean) => edits.report({ id, field: field.path, value: last, isFinal })
  const end = () => {
    if (signal.aborted) return
    watch.abort()
    stopWatching()
    toolbar.remove()
    delete overlay.root.dataset['editing']
    const isChanged = !isSameValue(last, first)
    close(isChanged)
    if (isChanged) report(true)
    onEnd()
  }
  const askForLink = () => {
    const selected = getSelection()
    const target = editor.read($findLink)
    if (!selected || selected.rangeCount === 0 || (selected.isCollapsed && !target)) return
    isAsking = true
    const { left, top, right, bottom } = selected.getRangeAt(0).getBoundingClientRect()
    const now = target && editor.read(() => readLinkTarget(target.getFields()))
    link.send({ type: 'canvas:text-link', link: now, box: { left, top, right, bottom } })
  }
  overlay.root.dataset['editing'] = ''
  const toolbar = openToolbar({ editor, host, shift, overlay, onLink: askForLink, onDone: end })
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!isAsking && relatedTarget !== host && !overlay.contains(relatedTarget)) leaveText(host, { mayLeave, end })
  }
  // A block that is removed or moved by somebody else takes its text along, without an event.
  const stopWatching = overlay.onFrame(() => {
    if (!host.isConnected) end()
  })
  host.addEventListener('focusout', leave, { signal })
  overlay.controls.addEventListener('focusout', leave, { signal })
  host.addEventListener('keydown', (event) => takeKey(event, { askForLink, focusToolbar: toolbar.focus }), { signal })
  editor.registerUpdateListener(({ tags, dirtyElements, dirtyLeaves }) => {
    markSelected(editor, host)
    if (signal.aborted || tags.has(external) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
    const now = read()
    if (isSameValue(now, last)) return
    last = now
    seen = now
    report(false)
  })
  placeCaret(host, { editor, point })
  return {
    follow: (value) => {
      if (isSameValue(value, seen)) return
      seen = value
      const caret = editor.read($readCaret)
      editor.setEditorState(editor.parseEditorState(JSON.stringify(openState(value, shift))), { tag: external })
      last = read()
      editor.update(() => {
        $addUpdateTag(external)
        if (!host.contains(document.activeElement)) $addUpdateTag(SKIP_DOM_SELECTION_TAG)
        if (caret) $restoreCaret(caret)
      })
    },
    setLink: ({ isChosen, link: target }) => {
      isAsking = false
      if (signal.aborted) return
      host.focus({ preventScroll: true })
      if (isChosen) editor.update(() => $setLink(target))
    },
  }
}

/** Puts the editor into the element. Returns what takes it out: unchanged, the page's own content comes back. */
function openHost(host: HTMLElement, { editor, label }: { editor: LexicalEditor; label: string }) {
  addEditorCss()
  const content = [...host.childNodes]
  const style = host.getAttribute('style')
  const added = {
    contenteditable: 'true',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-keyshortcuts': 'Alt+F10 Escape',
  }
  for (const [name, value] of Object.entries(added)) host.setAttribute(name, value)
  host.replaceChildren()
  editor.setRootElement(host)
  return (isChanged: boolean): void => {
    const edited = [...host.childNodes]
    editor.setRootElement(null)
    for (const name of [...Object.keys(added), 'data-lexical-editor']) host.removeAttribute(name)
    if (style === null) host.removeAttribute('style')
    else host.setAttribute('style', style)
    // Until the changed block is rendered again, what was edited stays.
    host.replaceChildren(...(isChanged ? edited : content))
  }
}

function placeCaret(host: HTMLElement, { editor, point }: { editor: LexicalEditor; point: EditInput['point'] }): void {
  const at = point && document.caretPositionFromPoint(point.x, point.y)
  if (!at || !host.contains(at.offsetNode)) return editor.focus(undefined, { defaultSelection: 'rootStart' })
  host.focus({ preventScroll: true })
  getSelection()?.collapse(at.offsetNode, at.offset)
}

interface KeyActions {
  askForLink: () => void
  focusToolbar: () => void
}

function takeKey(event: KeyboardEvent, { askForLink, focusToolbar }: KeyActions): void {
  event.stopPropagation()
  const act =
    event.key === 'F10' && event.altKey
      ? focusToolbar
      : event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
        ? askForLink
        : null
  if (!act) return
  event.preventDefault()
  act()
}

/** Shows which kept part is selected: the browser shows the selection of text alone. */
function markSelected(editor: LexicalEditor, host: HTMLElement): void {
  for (const element of host.querySelectorAll('[data-forecourt-selected]'))
    element.removeAttribute('data-forecourt-selected')
  editor.read(() => {
    const selection = $getSelection()
    if (!$isNodeSelection(selection)) return
    for (const node of selection.getNodes().filter(isKeptNode))
      editor.getElementByKey(node.getKey())?.setAttribute('data-forecourt-selected', '')
  })
}
