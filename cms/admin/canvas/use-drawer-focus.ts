import { type RefObject, useEffect, useRef } from 'react'
import type { DrawerName } from './use-canvas-state.ts'

const controls = 'button, input:not([type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"]'

/** On narrow screens: an opened drawer takes the focus, and gives it back to its button. */
export function useDrawerFocus(root: RefObject<HTMLElement | null>, drawer: DrawerName | null): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (drawer === null) {
      if (opener.current instanceof HTMLElement) opener.current.focus()
      opener.current = null
      return
    }
    opener.current ??= document.activeElement
    const open = root.current?.querySelector<HTMLElement>('[data-open]')
    const first = [...(open?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
      (control) => control.tabIndex >= 0 && control.checkVisibility(),
    )
    first?.focus()
  }, [root, drawer])
}
