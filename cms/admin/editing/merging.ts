import type { FormState } from 'payload'

interface Merge {
  /** Before the form has the saves of other people. */
  begins: (state: FormState) => void
  ends: () => void
}

const listeners = new Set<Merge>()

/** Tells `listener` before and after saves of other people are put into an open form. Returns a function that removes it. */
export function onMerge(listener: Merge): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts a form's state with the saves of other people into the form. What it changes is not this user's edit. */
export function mergeOthers(state: FormState, merge: () => void): void {
  for (const listener of listeners) listener.begins(state)
  merge()
  for (const listener of listeners) listener.ends()
}
