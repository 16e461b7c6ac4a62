import { onHydrationTime } from '../client/hydration-triggers.ts'
import { islandModule } from '../client/island-modules.ts'
import type { IslandState, PageState } from '../page/page-state.ts'

interface Island {
  element: HTMLElement
  /** The props that it was rendered with, as JSON. */
  shown: string
  stop: () => void
}

export interface LiveIslands {
  /** Whether the element shows these props already. */
  isAwake: (element: HTMLElement, island: IslandState) => boolean
  /** Hydrates an island at its time. */
  wake: (element: HTMLElement, island: IslandState, state: PageState) => void
  /** Removes the React root of an element that leaves the page. */
  sleep: (element: HTMLElement) => void
}

/** The islands of a page that changes: each is hydrated by the visitors' code, and can be unmounted. */
export function liveIslands(): LiveIslands {
  const islands = new WeakMap<HTMLElement, Island>()
  const sleep = (element: HTMLElement) => {
    islands.get(element)?.stop()
    islands.delete(element)
  }
  return {
    isAwake: (element, island) => islands.get(element)?.shown === describe(island),
    sleep,
    wake: (element, island, state) => {
      sleep(element)
      let isOver = false
      let unmount = () => {}
      islands.set(element, {
        element,
        shown: describe(island),
        stop: () => {
          isOver = true
          unmount()
        },
      })
      onHydrationTime(element, island.hydrate, () => {
        Promise.all([import('../client/hydrate-island.tsx'), islandModule(island.block)])
          .then(([{ hydrateIsland, takeAnswers }, Component]) => {
            if (isOver || !element.isConnected) return
            takeAnswers(state)
            const root = hydrateIsland({
              element,
              Component,
              island,
              state,
              // A block may leave the page before React has taken it up.
              onRecoverableError: (error) => isOver || reportError(error),
            })
            unmount = () => root.unmount()
          })
          .catch((error: unknown) => reportError(error))
      })
    },
  }
}

const describe = ({ block, headingLevel, props }: IslandState): string => JSON.stringify([block, headingLevel, props])
