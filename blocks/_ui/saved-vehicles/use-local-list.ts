import { useMemo, useSyncExternalStore } from 'react'
import { listChanged, type ListName, readListText, readLocalList } from './local-list.ts'

function subscribe(onChange: () => void): () => void {
  const changes = [listChanged, 'storage']
  for (const change of changes) window.addEventListener(change, onChange)
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange)
  }
}

/** A list of this browser, synchronised between tabs; empty on the server and until hydration. */
export function useLocalList<Name extends ListName>(name: Name): ReturnType<typeof readLocalList<Name>> {
  const text = useSyncExternalStore(
    subscribe,
    () => readListText(name),
    () => '',
  )
  return useMemo(() => (text === '' ? [] : readLocalList(name)), [name, text])
}
