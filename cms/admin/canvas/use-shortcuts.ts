import { type RefObject, useEffect, useRef } from 'react'
import type { CanvasEvent } from '#schemas/page/canvas-messages.ts'
import { isQuestionOpen } from '../dialog.tsx'
import type { Canvas } from './canvas-context.ts'
import type { DrawerName } from './use-canvas-state.ts'
import { findHistoryStep } from './edit/find-history-step.ts'
import { findBlock } from './tree/find-block.ts'

export type KeyPress = Extract<CanvasEvent, { type: 'canvas:key' }>['pressed']

interface ShortcutsInput {
  /** Drawers and popups of Payload are below the layer for React, and keep their own keys. */
  root: RefObject<HTMLElement | null>
  canvas: Canvas
  drawer: DrawerName | null
  setDrawer: (drawer: DrawerName | null) => void
}

/** The keys of the canvas. In a field of the panel, only those that change no text. Returns what takes a key that was pressed in the frame. */
export function useShortcuts({ root, canvas, drawer, setDrawer }: ShortcutsInput): (pressed: KeyPress) => void {
  const { layout, selection, select, editing, commands } = canvas

  const goUp = () => {
    if (drawer !== null) return setDrawer(null)
    const id = selection.ids.at(-1)
    const found = id === undefined ? null : findBlock(layout, id)
    const parent = found?.parents.at(-1)
    select(parent ? [parent.node.id] : [])
  }

  const find = ({ key, shift, mod, alt }: KeyPress, isInField: boolean): (() => void) | undefined => {
    const lower = key.toLowerCase()
    const step = findHistoryStep({ key, shift, mod }, editing)
    if (step) return step
    if (key === 'Escape') return goUp
    if (isInField) return undefined
    if (mod && lower === 'v') return () => void commands.paste()
    if (selection.ids.length === 0) return undefined
    const plain: Record<string, () => void> = { Delete: commands.remove, Backspace: commands.remove }
    const withMod: Record<string, () => void> = {
      d: commands.duplicate,
      g: () => (shift ? commands.unwrap?.() : commands.wrap()),
      c: () => void commands.copy(),
      x: () => void commands.cut(),
    }
    const withAlt: Record<string, () => void> = {
      ArrowUp: () => commands.step('up'),
      ArrowDown: () => commands.step('down'),
      ArrowRight: () => commands.step('in'),
      ArrowLeft: () => commands.step('out'),
    }
    if (mod) return withMod[lower]
    return alt ? withAlt[key] : plain[key]
  }

  const newest = useRef({ find, paste: commands.paste })
  useEffect(() => {
    newest.current = { find, paste: commands.paste }
  })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const isOurs = (event: Event) => !event.defaultPrevented && isWithin(root, event.target)
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey: shift, altKey: alt } = event
      const mod = event.ctrlKey || event.metaKey
      // The browser gives the text of the clipboard to the event of pasting without asking.
      if (!isOurs(event) || (mod && key.toLowerCase() === 'v')) return
      const run = newest.current.find({ key, shift, alt, mod }, isField(event.target))
      if (!run) return
      event.preventDefault()
      run()
    }
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event) || isField(event.target)) return
      event.preventDefault()
      const data = event.clipboardData
      void newest.current.paste(Object.fromEntries(data?.types.map((type) => [type, data.getData(type)]) ?? []))
    }
    document.addEventListener('keydown', press, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => abort.abort()
  }, [root])

  return (pressed) => find(pressed, false)?.()
}

/** A control that the page lost takes its focus along: then the keys are the canvas's too. */
const isWithin = ({ current }: RefObject<HTMLElement | null>, target: EventTarget | null): boolean =>
  (target === document.body && !isQuestionOpen()) || (target instanceof Node && (current?.contains(target) ?? false))

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
