const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The query of the address that this document came with: what the server rendered, whatever has been searched since. */
const cameWith: string = import.meta.env.SSR ? '' : window.location.search

/**
 * The query of the browser's address, for `useSyncExternalStore`. It is the one state that the parts of a search page share: each is an island
 * of its own, and hears of every step that another takes, and of back and forward.
 */
export const address = {
  cameWith: (): string => cameWith,
  query: (): string => window.location.search,
  listen: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('popstate', tell)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('popstate', tell)
    }
  },
  /** One step of the history, on the same page. */
  step: (href: string): void => {
    window.history.pushState(null, '', href)
    tell()
  },
}
