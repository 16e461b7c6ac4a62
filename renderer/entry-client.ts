import { loadScript } from '#blocks/_ui/load-script.ts'
import { islandModule } from './client/island-modules.ts'
import { readState } from './client/read-state.ts'
import { onHydrationTime } from './client/hydration-triggers.ts'

/** Hydrates the page's islands, each at its time. React is loaded with the first one. */
function start(): void {
  const state = readState()
  if (!state) return
  for (const island of state.islands) {
    const element = document.querySelector<HTMLElement>(`[data-island="${CSS.escape(island.id)}"]`)
    if (!element) continue
    onHydrationTime(element, island.hydrate, () => {
      fetchSideBySide(island.files)
      loadScript(
        () => Promise.all([import('./client/hydrate-island.tsx'), islandModule(island.block)]),
        ([{ hydrateIsland }, Component]) => hydrateIsland({ element, Component, island, state }),
      )
    })
  }
}

/** Otherwise each file is requested only after its importer has loaded. */
function fetchSideBySide(files: string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

start()
