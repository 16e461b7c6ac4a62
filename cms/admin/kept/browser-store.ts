import { createKeptStore, type KeptForm, type KeptStore, keyOfForm } from './kept-changes.ts'

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Null if the browser allows no storage. */
function openStore(): KeptStore | null {
  try {
    return createKeptStore(window.localStorage, Date.now)
  } catch {
    return null
  }
}

/** Calls `listener` when kept changes may have changed, here or in another window. Returns a function that ends it. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const keepChanges = (form: KeptForm, kept: Parameters<KeptStore['keep']>[1]): void =>
  openStore()?.keep(form, kept)

export function removeKept(key: string): void {
  openStore()?.remove(key)
  tell()
}

export function removeAllKept(user: KeptForm['user']): void {
  openStore()?.removeAllOf(user)
  tell()
}

/** Changes of forms that are closed, the newest first. A form that is open elsewhere still has its own. */
export async function listLeftBehind(document: Omit<KeptForm, 'form'>) {
  const kept = openStore()?.list(document) ?? []
  const held = 'locks' in navigator ? (await navigator.locks.query()).held : undefined
  const open = new Set(held?.map(({ name }) => name))
  return kept.filter(({ key }) => !open.has(key))
}

/** Marks a form as open, until the returned function is called or its window is closed or crashes. */
export function markOpen(form: KeptForm): () => void {
  if (!('locks' in navigator)) return () => undefined
  const closed = Promise.withResolvers<void>()
  // Refused only while the page is being closed.
  void navigator.locks.request(keyOfForm(form), async () => closed.promise).catch(() => undefined)
  return () => {
    closed.resolve()
    // The lock is released in a later task.
    setTimeout(tell, 0)
  }
}
