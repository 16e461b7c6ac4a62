import { scrollAndStay } from './scroll-and-stay.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The query of the address that this document came with: what the server rendered, whatever has been searched since. */
const cameWith: string = import.meta.env.SSR ? '' : window.location.search

/** Where the shopper was on the page at each step, in pixels from the top; the steps of this document alone. */
const tops = new Map<number, number>()
let step = 0
let steps = 0
let wantedTop: number | null = null

function onTraversal({ state }: PopStateEvent): void {
  tops.set(step, window.scrollY)
  step = stepOf(state)
  wantedTop = tops.get(step) ?? null
  tell()
}

const stepOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number' ? state.step : 0

/**
 * The query of the browser's address, for `useSyncExternalStore`. It is the one state that the parts of a search page share: each is an island
 * of its own, and hears of every step that another takes, and of back and forward.
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
  /** One step of the history, on the same page. */
  step: (href: string): void => {
    tops.set(step, window.scrollY)
    wantedTop = null
    steps += 1
    step = steps
    window.history.pushState({ step }, '', href)
    tell()
  },
  /**
   * After a step back or forward, once what it showed is there again: scrolls to where the shopper was. A browser does so too early, while the
   * page is still as high as the other step's. `shown` is the query whose answer stands on the page.
   */
  restorePlace: (shown: string): void => {
    if (shown !== window.location.search) return
    if (wantedTop !== null) scrollAndStay(wantedTop)
    wantedTop = null
  },
}
