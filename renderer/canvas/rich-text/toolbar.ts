import type { LexicalEditor } from 'lexical'
import { elementBox } from '../element-box.ts'
import type { Overlay } from '../overlay.ts'
import { listTextStyles, $readTextStyle } from './text-styles.ts'
import { addToolbarCss } from './toolbar-css.ts'
import { listToolbarButtons, type ToolbarButton } from './toolbar-buttons.ts'
import * as texts from '../../texts.ts'

interface ToolbarInput {
  editor: LexicalEditor
  /** The element that is edited. */
  host: HTMLElement
  shift: number
  overlay: Overlay
  onLink: () => void
  /** Ends the editing. */
  onDone: () => void
}

export interface Toolbar {
  focus: () => void
  remove: () => void
}

/** The formatting of the edited text, floating over it. Alt+F10 goes into it, Escape back into the text. */
export function openToolbar({ editor, host, shift, overlay, onLink, onDone }: ToolbarInput): Toolbar {
  const bar = document.createElement('div')
  bar.className = 'toolbar'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', texts.formatting)
  const styles = listTextStyles(shift)
  const choice = createChoice(styles)
  const buttons = listToolbarButtons({ editor, onLink }).map((button) => ({ button, element: createButton(button) }))
  const done = createDone(onDone)
  const controls = [choice, ...buttons.map(({ element }) => element), done]
  bar.append(...controls)
  addToolbarCss(overlay.root)
  overlay.controls.append(bar)

  choice.addEventListener('change', () => {
    editor.update(() => styles.find(({ value }) => value === choice.value)?.$apply())
    host.focus({ preventScroll: true })
  })
  bar.addEventListener('pointerdown', (event) => event.stopPropagation())
  // A press keeps the focus in the text.
  bar.addEventListener('mousedown', (event) => {
    if (!event.composedPath().includes(choice)) event.preventDefault()
  })
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') host.focus({ preventScroll: true })
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const at = controls.findIndex((control) => event.composedPath().includes(control))
      const next = at + (event.key === 'ArrowRight' ? 1 : controls.length - 1)
      controls[next % controls.length]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  })

  const refresh = () =>
    editor.read(() => {
      choice.value = $readTextStyle().style
      for (const { button, element } of buttons) {
        const isOn = button.$isOn()
        if (isOn !== null) element.setAttribute('aria-pressed', String(isOn))
      }
    })
  const forget = editor.registerUpdateListener(refresh)
  refresh()
  const stop = overlay.onFrame(() => place(bar, host))
  return {
    focus: () => choice.focus(),
    remove: () => {
      forget()
      stop()
      bar.remove()
    },
  }
}

/** Above the text where there is room, else at the top of the frame. */
function place(bar: HTMLElement, host: HTMLElement): void {
  const box = elementBox(host)
  bar.hidden = box === null
  if (!box) return
  const { width, height } = bar.getBoundingClientRect()
  const left = Math.max(8, Math.min(box.left, document.documentElement.clientWidth - width - 8))
  const top = Math.max(8, Math.min(box.top - height - 12, innerHeight - height - 8))
  bar.style.setProperty('left', `${left}px`)
  bar.style.setProperty('top', `${top}px`)
}

function createChoice(styles: readonly { value: string; label: string }[]): HTMLSelectElement {
  const choice = document.createElement('select')
  choice.setAttribute('aria-label', texts.textStyle)
  choice.append(...styles.map(({ value, label }) => new Option(label, value)))
  return choice
}

function createButton({ label, keys, drawing, run }: ToolbarButton): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.setAttribute('aria-label', label)
  element.title = keys === '' ? label : `${label} (${keys})`
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', '0 0 20 20')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawing)
  picture.append(path)
  element.append(picture)
  element.addEventListener('click', run)
  return element
}

function createDone(onDone: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'done'
  element.textContent = texts.doneWithText
  element.addEventListener('click', onDone)
  return element
}
