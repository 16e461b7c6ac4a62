import { scrollAndStay } from './scroll-and-stay.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The query string of the loaded document, which the server rendered, before any further searches. */
const cameWith: string = import.meta.env.SSR ? '' : window.location.search

/** Scroll positions of this document's history entries, in pixels. */
const tops = new Map<number, number>()
let step = 0
let steps = 0
let wantedTop: number | null = null

function onTraversal({ state }: PopStateEvent): void {
  tops.set(step, window.scrollY)
  step = getStep(state)
  wantedTop = tops.get(step) ?? null
  tell()
}

const getStep = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number' ? state.step : 0

/**
 * The browser's query string for `useSyncExternalStore`. It is the shared state of a search page's parts: each is a separate island and
 * reacts to every navigation, including back and forward.
 */
export const address = {
  cameWith: (): string => cameWith,
  query: (): string => window.location.search,
  listen: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('popstate', onTraversal)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('popstate', onTraversal)
    }
  },
  /** Adds a history entry on the same page. */
  step: (href: string): void => {
    tops.set(step, window.scrollY)
    wantedTop = null
    steps += 1
    step = steps
    window.history.pushState({ step }, '', href)
    tell()
  },
  /**
   * Restores the scroll position after back or forward, once the results are rendered. Browsers restore it too early, while the page still
   * has the height of the other entry. `shown` is the query of the displayed results.
   */
  restorePlace: (shown: string): void => {
    if (shown !== window.location.search) return
    if (wantedTop !== null) scrollAndStay(wantedTop)
    wantedTop = null
  },
}
