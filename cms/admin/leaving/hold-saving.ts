import { hasPendingEditor, waitForEditors } from './pending-editors.ts'

const buttons = '#action-save, #action-save-draft'

/** Holds saving and publishing until the form has what was typed or pasted into editors of rich text. Returns a function that ends it. */
export function holdSaving(): () => void {
  let isPassing = false
  let isWaiting = false
  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!button || isPassing || !hasPendingEditor()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isWaiting) return
    isWaiting = true
    void waitForEditors().then(() => {
      isWaiting = false
      // A second click, since the button's own handlers know what it saves.
      isPassing = true
      const present = button.isConnected ? button : document.getElementById(button.id)
      present?.click()
      isPassing = false
    })
  }
  window.addEventListener('click', click, true)
  return () => window.removeEventListener('click', click, true)
}
