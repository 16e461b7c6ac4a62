import type { Edits } from './count-edits.ts'
import { leaveText } from './leave-text.ts'
import type { ShownField } from './shown-fields.ts'

interface EditInput {
  edits: Edits
  /** The field's value in the newest tree. */
  readValue: (field: ShownField) => unknown
  /** Whether losing the focus ends the editing; otherwise it is taken back. */
  mayLeave: () => boolean
  /** Renders the block again after editing: it was not swapped meanwhile. */
  onEnd: (id: string) => void
}

export interface TextEditing {
  /** The block whose text is being edited. */
  editedBlock: () => string | null
  /** Starts editing a plain text whose whole value is in one place; false for all others. */
  start: (field: ShownField, point: { x: number; y: number } | null) => boolean
}

/** Edits plain text in place. Enter ends a single line, Escape restores it. */
export function textEditing({ edits, readValue, mayLeave, onEnd }: EditInput): TextEditing {
  let edited: string | null = null
  return {
    editedBlock: () => edited,
    start: (shown, point) => {
      const { id, field, text } = shown
      const before = text?.data ?? ''
      if (edited !== null || !text || (field.kind !== 'line' && field.kind !== 'paragraph')) return false
      // A shortened or composed text would replace the whole value.
      if (before !== readValue(shown)) return false
      const host = openHost(text)
      const watch = new AbortController()
      const { signal } = watch
      const report = (value: string, isFinal: boolean) => edits.report({ id, field: field.path, value, isFinal })
      const end = (value: string) => {
        if (signal.aborted) return
        watch.abort()
        edited = null
        closeHost(host, value)
        report(value, true)
        onEnd(id)
      }
      edited = id
      host.addEventListener('input', () => report(readText(host), false), { signal })
      host.addEventListener('beforeinput', (event) => limitLength(event, host, field.max), { signal })
      host.addEventListener('blur', () => leaveText(host, { mayLeave, end: () => end(readText(host)) }), { signal })
      host.addEventListener(
        'keydown',
        (event) => {
          event.stopPropagation()
          const isEnd = event.key === 'Enter' && (field.kind === 'line' || event.ctrlKey || event.metaKey)
          if (!isEnd && event.key !== 'Escape') return
          event.preventDefault()
          end(event.key === 'Escape' ? before : readText(host))
        },
        { signal },
      )
      host.focus({ preventScroll: true })
      placeCaret(host, point)
      return true
    },
  }
}

/** The text's element, or one of its own around it if the element holds other things too. */
function openHost(text: Text): HTMLElement {
  const parent = text.parentElement
  const isAlone = parent && [...parent.childNodes].every((node) => node === text || node.textContent === '')
  const host = isAlone && parent.children.length === 0 ? parent : document.createElement('span')
  if (host !== parent) {
    host.dataset['canvasHost'] = ''
    text.replaceWith(host)
    host.append(text)
  }
  host.contentEditable = 'plaintext-only'
  return host
}

function closeHost(host: HTMLElement, value: string): void {
  host.removeAttribute('contenteditable')
  host.textContent = value
  if (host.dataset['canvasHost'] !== undefined) host.replaceWith(...host.childNodes)
}

/** Line breaks of a paragraph are elements while it is edited. */
const readText = (host: HTMLElement): string => host.innerText.replace(/\n$/, '').replaceAll('\u00a0', ' ')

function limitLength(event: InputEvent, host: HTMLElement, max: number | null): void {
  const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const selected = getSelection()?.toString().length ?? 0
  if (max !== null && added !== '' && readText(host).length - selected + added.length > max) event.preventDefault()
}

/** Where the pointer is; without one all of the text is selected. */
function placeCaret(host: HTMLElement, point: { x: number; y: number } | null): void {
  const at = point && document.caretPositionFromPoint(point.x, point.y)
  if (at && host.contains(at.offsetNode)) getSelection()?.collapse(at.offsetNode, at.offset)
  else getSelection()?.selectAllChildren(host)
}
