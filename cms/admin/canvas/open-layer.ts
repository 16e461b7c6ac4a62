import { useSyncExternalStore } from 'react'

/** The open layer of the canvas on this page, of which there is one at most. */
interface OpenLayer {
  /** Element of its bar that takes the document's own controls. */
  bar: HTMLElement
  /** Path of the field in the form: a document in a drawer has none of its own. */
  editDepth: number
}

let open: OpenLayer | null = null
const listeners = new Set<() => void>()

export function setOpenLayer(layer: OpenLayer | null): void {
  open = layer
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The layer over the form at this depth of drawers; null if the form itself is shown. */
export function useOpenLayer(editDepth: number): OpenLayer | null {
  const layer = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
  return layer?.editDepth === editDepth ? layer : null
}
