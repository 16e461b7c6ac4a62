import { useSyncExternalStore } from 'react'

/** Query parameter of an address that opens the canvas: `/admin/collections/pages/3?view=canvas`. */
const parameter = 'view'
const remembered = 'forecourt-canvas'

const listeners = new Set<() => void>()

/** Whether documents open on the canvas: as the address says, else as chosen last in this browser. */
export function isCanvasWanted(): boolean {
  const view = new URLSearchParams(window.location.search).get(parameter)
  if (view !== null) return view === 'canvas'
  return window.localStorage.getItem(remembered) === 'yes'
}

/** Remembers the choice, and writes it into the address so that a link to it opens the same view. */
export function chooseCanvas(isWanted: boolean): void {
  window.localStorage.setItem(remembered, isWanted ? 'yes' : 'no')
  const url = new URL(window.location.href)
  url.searchParams.set(parameter, isWanted ? 'canvas' : 'form')
  window.history.replaceState(window.history.state, '', url)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the canvas or the form was chosen; null on the server and until React has hydrated, which do not know. */
export const useCanvasChoice = (): boolean | null => useSyncExternalStore(subscribe, isCanvasWanted, () => null)

/** Whether the canvas is open. The server renders the form. */
export const useIsCanvasWanted = (): boolean => useCanvasChoice() ?? false
