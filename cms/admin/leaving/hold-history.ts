import { isOtherPage } from './find-leaving-link.ts'

interface HistoryHoldOptions {
  mustHold: () => boolean
  /** Leaves by `go` once nothing would be lost. */
  leave: (go: () => void) => void
}

interface HeldNavigation {
  /** Place of the form in the browser's history. */
  own: number
  /** Place to which the user went. */
  target: number
}

/**
 * Holds Back and Forward within the admin while changes are not stored: the form's address is restored before Next's router hears of the
 * other one. Browsers without the Navigation API do not hold: the form sends its changes when it is removed.
 */
export function holdHistory({ mustHold, leave }: HistoryHoldOptions): () => void {
  const history = 'navigation' in window ? window.navigation : null
  if (!history) return () => undefined
  const abort = new AbortController()
  const { signal } = abort
  let from: NavigationHistoryEntry | null = null
  let held: HeldNavigation | null = null
  let isPassing = false

  const pass = ({ own, target }: HeldNavigation) => {
    isPassing = true
    window.history.go(target - own)
  }
  /** Stops the event, and leaves once the browser is back at the form. */
  const hold = (event: PopStateEvent, now: HeldNavigation) => {
    event.stopImmediatePropagation()
    held = now
    const place = readPlace(history)
    if (place !== now.own) return window.history.go(now.own - place)
    held = null
    return leave(() => pass(now))
  }
  const hear = (event: PopStateEvent) => {
    if (isPassing) {
      isPassing = false
      return
    }
    if (held) return hold(event, held)
    const isLeft = from?.url && isOtherPage(window.location.href, from.url)
    if (from && isLeft && mustHold()) hold(event, { own: from.index, target: readPlace(history) })
  }
  history.addEventListener(
    'currententrychange',
    (event) => {
      from = event.from
    },
    { signal },
  )
  window.addEventListener('popstate', hear, { signal, capture: true })
  return () => abort.abort()
}

const readPlace = (history: Navigation): number => history.currentEntry?.index ?? -1
