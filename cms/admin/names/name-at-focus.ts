import { nameControls } from './name-controls.ts'

/**
 * Names the crosses of selects at their focus, where no component renders with them: in filters and drawers they appear when the server answers.
 * Screen readers do not see them before. Also removes the hidden entries of a row's menu from the tab stops before Payload moves the focus: at
 * each key that moves it, and in the frame after a key has opened the menu.
 */
export function nameAtFocus(root: Document, signal: AbortSignal): void {
  const skipHidden = () => {
    for (const menu of root.getElementsByClassName('popup__content')) nameControls(menu)
  }
  const nameCross = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('.clear-indicator')) nameControls(target)
  }
  const readKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key === 'ArrowDown' || key === 'ArrowUp') skipHidden()
    if (key === 'Enter' || key === ' ') requestAnimationFrame(skipHidden)
  }
  root.addEventListener('focusin', nameCross, { capture: true, signal })
  root.addEventListener('keydown', readKey, { capture: true, signal })
}
