import { useMemo, useSyncExternalStore } from 'react'
import { keptChanged, type KeptName, keptText, readKept } from './kept-list.ts'

function subscribe(onChange: () => void): () => void {
  const changes = [keptChanged, 'storage']
  for (const change of changes) window.addEventListener(change, onChange)
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange)
  }
}

/** A list of this browser, in every tab the same; empty on the server and until the page is hydrated. */
export function useKept<Name extends KeptName>(name: Name): ReturnType<typeof readKept<Name>> {
  const text = useSyncExternalStore(
    subscribe,
    () => keptText(name),
    () => '',
  )
  return useMemo(() => (text === '' ? [] : readKept(name)), [name, text])
}
