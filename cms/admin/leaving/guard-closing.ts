import { listUnsaved } from './leavable-forms.ts'
import { hasPendingEditor } from './pending-editors.ts'

/**
 * Sends unsaved changes when the page is hidden, closed, or loaded again. The browser asks before it is closed if they cannot be sent
 * then. Returns a function that ends it.
 */
export function guardClosing(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let isClosing = false
  const ask = (event: BeforeUnloadEvent) => {
    if (hasPendingEditor() || listUnsaved().some((form) => !form.canSendLast())) event.preventDefault()
  }
  const close = () => {
    isClosing = true
    for (const form of listUnsaved()) {
      form.keep()
      form.sendLast()
    }
  }
  const hide = () => {
    if (document.visibilityState !== 'hidden' || isClosing) return
    for (const form of listUnsaved()) {
      form.keep()
      if (form.canSendLast()) void form.saveNow()
    }
  }
  window.addEventListener('beforeunload', ask, { signal })
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener(
    'pageshow',
    () => {
      isClosing = false
    },
    { signal },
  )
  document.addEventListener('visibilitychange', hide, { signal })
  return () => abort.abort()
}
