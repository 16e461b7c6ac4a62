import { nameControls } from './name-controls.ts'

/**
 * Names what the keyboard reaches where no component is beside it: a cross that appears in a filter or a drawer when the server has answered,
 * and that is hidden from screen readers until it has the focus. Removes the hidden entries of a row's menu from its tab stops before Payload
 * goes through them: at a key, in the bubbling phase, and in the frame after a key has opened the menu.
 */
export function nameAtFocus(root: Document, signal: AbortSignal): void {
  const skipHidden = () => {
    for (const menu of root.getElementsByClassName('popup__content')) nameControls(menu)
  }
  const meet = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('.clear-indicator')) nameControls(target)
  }
  const read = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key === 'ArrowDown' || key === 'ArrowUp') skipHidden()
    if (key === 'Enter' || key === ' ') requestAnimationFrame(skipHidden)
  }
  root.addEventListener('focusin', meet, { capture: true, signal })
  root.addEventListener('keydown', read, { capture: true, signal })
}
