import { findLeavingLink } from './find-leaving-link.ts'

interface LinkHoldOptions {
  mustHold: () => boolean
  /** Leaves by `go` once nothing would be lost. */
  leave: (go: () => void) => void
}

/** Holds links of the page while changes are not stored. Returns a function that ends it. */
export function holdLinks({ mustHold, leave }: LinkHoldOptions): () => void {
  let isPassing = false
  const click = (event: MouseEvent) => {
    const link = isPassing ? null : findLeavingLink(event, window.location.href)
    if (!link || !mustHold()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { href } = link
    leave(() => {
      // A second click, since the link's own handlers know how it is followed.
      isPassing = true
      if (link.isConnected) link.click()
      else window.location.assign(href)
      isPassing = false
    })
  }
  // Before Payload's own question, which listens to the document.
  window.addEventListener('click', click, true)
  return () => window.removeEventListener('click', click, true)
}
